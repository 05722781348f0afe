/** Bodies of requests. */

export const BYTES = new TextEncoder().encode("%PDF-1.7\nThe deed is with my uncle.\n%%EOF\n");
export const TEXT = new TextDecoder().decode(BYTES);
/** A file that is read at once. A file of Node takes several turns of the loop, while the clock goes on. */
export class Deed extends globalThis.File {
  constructor(lastModified: number) {
    super([BYTES], "deed.pdf", { type: "application/pdf", lastModified });
  }
  override stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    return new ReadableStream({
      start(bytes) {
        bytes.enqueue(BYTES);
        bytes.close();
      },
    });
  }
  override slice(start?: number, end?: number): Blob {
    return Object.assign(new Blob(), { arrayBuffer: async () => BYTES.slice(start, end).buffer });
  }
}
export const JSON_TYPE = { "content-type": "application/json" };
export const FORM_TYPE = {
  "content-type": "application/x-www-form-urlencoded",
  referer: `https://www.aipm.example/contact-form`,
};
const BOUNDARY = "----simulated";
export const MULTIPART_TYPE = { "content-type": `multipart/form-data; boundary=${BOUNDARY}` };
export const MULTIPART = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="deed.pdf"\r\ncontent-type: application/pdf\r\n\r\n${TEXT}\r\n--${BOUNDARY}--\r\n`;
