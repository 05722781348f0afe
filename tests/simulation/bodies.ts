/** Bodies of requests, whole and cut in half. */

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
/** A form whose first half is a whole lead. */
export const LONG_FORM =
  "formType=CONTACT_US&fullName=Half&countryCode=%2B91&phoneNumber=9876543210&city=Chennai&notes=".padEnd(300, "a");
/** The largest body of `/s3/upload`, and the time after which an isolate gives up on a body that does not arrive. */
export const LARGEST_UPLOAD = 15 * 1024 ** 2;
export const STALLED = 20_000;

/** Half a body. Then the connection is reset, or stays open without a byte. */
export const sendHalf = (text: string, isReset: boolean): ReadableStream<Uint8Array> => {
  let hasSent = false;
  return new ReadableStream({
    pull(controller) {
      if (!hasSent) controller.enqueue(new TextEncoder().encode(text.slice(0, text.length / 2)));
      else if (isReset) controller.error(Object.assign(new Error("Network connection lost."), { retryable: true }));
      hasSent = true;
      return isReset || !hasSent ? undefined : new Promise(() => {});
    },
  });
};
