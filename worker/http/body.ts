/** A request's body under a limit. */

export class BodyTooLarge extends Error {
  override readonly name = "BodyTooLarge";
}

/** Cloudflare's own limit for a body, bytes. */
const DRAINED = 100 * 1024 * 1024;

/**
 * Passes on at most `limit` bytes, and throws BodyTooLarge at the end of a longer body. The rest is read and thrown away: if the
 * connection closed while the sender still writes, the sender would see a 500 instead of our answer.
 */
function counter(limit: number): TransformStream<Uint8Array, Uint8Array> {
  let seen = 0;
  return new TransformStream({
    transform(chunk, controller) {
      seen += chunk.byteLength;
      if (seen > DRAINED) controller.error(new BodyTooLarge());
      else if (seen <= limit) controller.enqueue(chunk);
    },
    flush(controller) {
      if (seen > limit) controller.error(new BodyTooLarge());
    },
  });
}

/**
 * Limits a body: with a `content-length` by that, without one by counting.
 *
 * @param limit bytes
 * @returns what to call `.arrayBuffer()` or `.formData()` on
 * @throws BodyTooLarge here, or when the body is read
 */
export function capped(request: Request, limit: number): Request | Response {
  const stated = Number(request.headers.get("content-length") ?? Number.NaN);
  if (stated > limit) throw new BodyTooLarge();
  if (stated >= 0) return request;
  const contentType = request.headers.get("content-type");
  return new Response(request.body?.pipeThrough(counter(limit)) ?? null, {
    headers: contentType ? { "content-type": contentType } : {},
  });
}

/**
 * Reads a body that no handler has read, and throws it away. An answer that comes before the body has ended would close the
 * connection, with all other requests on it.
 */
export async function discardBody(request: Request): Promise<void> {
  if (request.bodyUsed || !request.body) return;
  try {
    await request.body.pipeThrough(counter(0)).pipeTo(new WritableStream());
  } catch {
    // The body is larger than Cloudflare allows, or the sender went away.
  }
}

/** The format of a body by its content type; undefined for any other. Without a type it is JSON. */
export function bodyKind(contentType: string | undefined): "json" | "form" | undefined {
  const type = contentType?.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  if (type === "application/x-www-form-urlencoded") return "form";
  return type === "" || type === "text/plain" || /^application\/(?:[\w.-]+\+)?json$/.test(type) ? "json" : undefined;
}

/** A body whose bytes are no text as they are labelled. The message is for whoever sent it. */
export class Unreadable extends Error {
  override readonly name = "Unreadable";
  readonly code: "unsupported_encoding" | "unsupported_charset" | "invalid_text";
  constructor(code: Unreadable["code"], message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * By the charset of a content type, else UTF-8. What is no text is refused: a letter that is replaced would be lost.
 * @param ignoreBOM for a part of a text, in which such a mark is a sign like any other
 * @throws Unreadable
 */
function decoderFor(contentType: string | null, ignoreBOM = false): (bytes: Uint8Array | ArrayBuffer) => string {
  const label = /;\s*charset\s*=\s*"?([^\s";,]+)/i.exec(contentType ?? "")?.[1] ?? "utf-8";
  let decoder: TextDecoder;
  try {
    decoder = new TextDecoder(label, { fatal: true, ignoreBOM });
  } catch {
    throw new Unreadable("unsupported_charset", "Send the form in UTF-8");
  }
  return (bytes) => {
    try {
      return decoder.decode(bytes);
    } catch {
      throw new Unreadable("invalid_text", "Send the form in UTF-8, or name its charset");
    }
  };
}

/**
 * The text of a body, by the charset that it states. `.text()` would log a warning about the type that browsers give a form.
 *
 * @throws BodyTooLarge; Unreadable where it is packed, or no text
 */
export async function readText(request: Request, limit: number): Promise<string> {
  const encoding = request.headers.get("content-encoding")?.trim().toLowerCase() ?? "";
  if (encoding !== "" && encoding !== "identity") {
    throw new Unreadable("unsupported_encoding", "Send the form unpacked, without content-encoding");
  }
  const decode = decoderFor(request.headers.get("content-type"));
  return decode(await capped(request, limit).arrayBuffer());
}

/** The fields of a urlencoded text, whose escaped bytes are of the form's charset too. @throws Unreadable */
export function fieldsIn(text: string, contentType: string | null): URLSearchParams {
  const decode = decoderFor(contentType, true);
  const decoded = (part: string): string =>
    part
      .replaceAll("+", " ")
      .replace(/(?:%[\da-f]{2})+/gi, (run) =>
        decode(Uint8Array.from(run.slice(1).split("%"), (byte) => Number.parseInt(byte, 16))),
      );
  const pairs = text.split("&").filter(Boolean);
  return new URLSearchParams(
    pairs.map((pair) => {
      const [name = "", ...value] = pair.split("=");
      return [decoded(name), decoded(value.join("="))];
    }),
  );
}
