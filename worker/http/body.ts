/** Reads a request's body under a limit. Hono's `bodyLimit` leaves the rest of a rejected body unread, which closes the connection. */
import { problem, type Problem } from "../../src/forms/messages.ts";

/** The body is at fault, and no store. */
export class BadBody extends Error {}

/** The answer is 400 with these problems. */
export class Refused extends BadBody {
  override readonly name: string = "Refused";
  readonly code: string;
  readonly problems: readonly Problem[];
  constructor(code: string, problems: readonly Problem[] = []) {
    super(code);
    this.code = code;
    this.problems = problems;
  }
}

export class BodyTooLarge extends Refused {
  override readonly name = "BodyTooLarge";
  constructor() {
    super("body_too_large");
  }
}

/** The sender closed the connection before the end of its body. */
export class ClientGone extends BadBody {
  override readonly name = "ClientGone";
}

/** ClientGone if the connection was lost while a body was read, or the same error. workerd marks a lost connection as retryable. */
export const readError = (error: unknown): unknown =>
  error instanceof Error && "retryable" in error ? new ClientGone() : error;

/** Cloudflare's own limit for a body, bytes. */
const DRAINED = 100 * 1024 * 1024;

/**
 * Passes on at most `limit` bytes, and throws BodyTooLarge at the end of a longer body. The rest is read and thrown away. If the
 * connection closed while the sender still writes, the sender would see a 500 instead of our answer.
 */
function counter(limit: number): TransformStream<Uint8Array, Uint8Array> {
  let size = 0;
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > DRAINED) controller.error(new BodyTooLarge());
      else if (size <= limit) controller.enqueue(chunk);
    },
    flush(controller) {
      if (size > limit) controller.error(new BodyTooLarge());
    },
  });
}

/**
 * Limits a body by its `content-length`, or by counting its bytes.
 *
 * @param limit bytes
 * @returns an object to call `.arrayBuffer()` or `.formData()` on
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

/** Reads a body that no handler has read, and throws it away, because an early answer would close the connection with all other requests on it. */
export async function discardBody(request: Request): Promise<void> {
  if (request.bodyUsed || !request.body) return;
  try {
    await request.body.pipeThrough(counter(0)).pipeTo(new WritableStream());
  } catch {
    // The body is larger than Cloudflare allows, or the sender disconnected.
  }
}

/** The format of a body by its content type, or `undefined` for any other. Without a type it is JSON. A repeated header is joined by a comma. */
export function bodyKind(contentType: string | undefined): "json" | "form" | undefined {
  const type = contentType?.split(/[;,]/, 1)[0]?.trim().toLowerCase() ?? "";
  if (type === "application/x-www-form-urlencoded") return "form";
  return type === "" || type === "text/plain" || /^application\/(?:[\w.-]+\+)?json$/.test(type) ? "json" : undefined;
}

/** A body that is not UTF-8, is compressed or has another type. The message is for its sender. */
export class Unreadable extends Refused {
  override readonly name = "Unreadable";
  constructor(code: string, message: string) {
    super(code, [problem("body", code, message)]);
    this.message = message;
  }
}

const CHARSET = /;\s*charset\s*=\s*["']?([^\s"';,]+)/i;
/** US-ASCII is a part of UTF-8. */
const UTF8 = /^(?:utf[-_]?8|(?:us-)?ascii)$/i;

const notUtf8 = (): Unreadable => new Unreadable("invalid_text", "Send the form in UTF-8");

/**
 * The text of a body in UTF-8. Bytes that are not UTF-8 are rejected, because a replaced letter would be lost.
 *
 * @throws BodyTooLarge, ClientGone or Unreadable
 */
export async function readText(request: Request, limit: number): Promise<string> {
  const encoding = request.headers.get("content-encoding")?.trim().toLowerCase() ?? "";
  if (encoding !== "" && encoding !== "identity") {
    throw new Unreadable("unsupported_encoding", "Send the form unpacked, without content-encoding");
  }
  const charset = CHARSET.exec(request.headers.get("content-type") ?? "")?.[1] ?? "utf-8";
  if (!UTF8.test(charset)) throw new Unreadable("unsupported_charset", "Send the form in UTF-8");
  const bytes = await capped(request, limit)
    .arrayBuffer()
    .catch((error: unknown) => {
      throw readError(error);
    });
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    throw notUtf8();
  }
}

/** The fields of a urlencoded text. @throws Unreadable if its escaped bytes are not UTF-8 */
export function fieldsIn(text: string): URLSearchParams {
  const fields = new URLSearchParams(text);
  const isReplaced = [...fields].flat().join("").includes("\ufffd");
  if (isReplaced && !/%ef%bf%bd|\ufffd/i.test(text)) throw notUtf8();
  return fields;
}
