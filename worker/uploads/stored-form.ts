/** Reads a multipart body that is stored in R2. Only its edges are parsed, because its file may have many megabytes. */
import type { Bytes } from "../../src/record/file-content.ts";

/** The other parts of the body fit into this many bytes, before the file and behind it. */
export const EDGE_BYTES = 64 * 1024;

const MULTIPART = /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i;

/** The text between two parts, or `undefined` if this is not the type of a multipart body. */
export function findDelimiter(contentType: string): string | undefined {
  const [, quoted, plain] = MULTIPART.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  return boundary && `\r\n--${boundary}`;
}

const latin1 = (bytes: ArrayBuffer | Uint8Array): string =>
  new TextDecoder("windows-1252").decode(bytes);

interface StoredForm {
  readonly form: FormData;
  /** Finds the bytes of a part. @returns `undefined` if another part is larger than the edges */
  locate(file: File): Promise<{ readonly start: number; readonly size: number } | undefined>;
}

/** @returns `undefined` if the body is not a multipart form */
export async function readForm(
  body: Bytes,
  contentType: string,
  delimiter: string,
): Promise<StoredForm | undefined> {
  const cutAt = body.size > 2 * EDGE_BYTES ? EDGE_BYTES : body.size;
  const edges = [body.slice(0, cutAt), ...(cutAt < body.size ? [body.slice(-EDGE_BYTES)] : [])];
  const blob = new Blob(await Promise.all(edges.map((edge) => edge.arrayBuffer())));
  const cut = body.size - blob.size;
  const form = await new Response(blob, { headers: { "content-type": contentType } })
    .formData()
    .catch(() => undefined);
  const locate: StoredForm["locate"] = async (file) => {
    const text = latin1(await blob.arrayBuffer());
    const start = text.indexOf(`\r\n\r\n${latin1(await file.arrayBuffer())}${delimiter}`) + 4;
    const isCut = start <= cutAt && start + file.size >= cutAt;
    return start < 4 || (cut > 0 && !isCut) ? undefined : { start, size: file.size + cut };
  };
  return form && { form, locate };
}

/** Passes on the bytes of one part. @param toError of bytes with a delimiter, which are several parts */
export function onePart(
  delimiter: string,
  toError: () => Error,
): TransformStream<Uint8Array, Uint8Array> {
  let end = "";
  return new TransformStream({
    transform(chunk, controller) {
      const text = end + latin1(chunk);
      if (text.includes(delimiter)) controller.error(toError());
      else controller.enqueue(chunk);
      end = text.slice(1 - delimiter.length);
    },
  });
}
