/** Bodies of requests, and their headers. */

export const createFile = (lastModified: number): File =>
  new File(["%PDF-1.7\nThe deed is with my uncle.\n%%EOF\n"], "deed.pdf", { type: "application/pdf", lastModified });

export const JSON_HEADERS = { "content-type": "application/json" };
/** Those of a form that a browser posts without scripts. */
export const NATIVE_HEADERS = {
  "content-type": "application/x-www-form-urlencoded",
  referer: "https://www.aipm.example/contact-form",
};
