/** Reads a request's body under a limit. Hono's `bodyLimit` leaves the rest of a rejected body unread, which closes the connection. */
import { t } from "../../src/i18n/t.ts";
import { badBody, Refused } from "./refused.ts";

/**
 * Returns the refusal of a body whose sender closed the connection before its end, or the same error. workerd marks a lost connection as
 * retryable. The log has nginx's status for it. A page that is still open sends its lead again.
 */
export const readError = (error: unknown): unknown =>
  error instanceof Error && "retryable" in error ? new Refused(499 as 400, "client_gone") : error;

const tooLong = (): Refused => badBody("body_too_large", t("The form is too long"));

/** Cloudflare's own limit for a body, bytes. */
const DRAINED = 100 * 1024 * 1024;

/**
 * Passes on at most `limit` bytes, and fails at the end of a longer body. The rest is read and thrown away. If the
 * connection closed while the sender still writes, the sender would see a 500 instead of our answer.
 */
function counter(limit: number, toError = tooLong): TransformStream<Uint8Array, Uint8Array> {
  let size = 0;
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > DRAINED) controller.error(toError());
      else if (size <= limit) controller.enqueue(chunk);
    },
    flush(controller) {
      if (size > limit) controller.error(toError());
    },
  });
}

/**
 * Limits a body by its `content-length`, or by counting its bytes.
 *
 * @param limit bytes
 * @param toError of a longer body
 * @returns an object to call `.arrayBuffer()` or `.formData()` on
 * @throws Refused here, or when the body is read
 */
export function capped(request: Request, limit: number, toError = tooLong): Request | Response {
  const stated = Number(request.headers.get("content-length") ?? Number.NaN);
  if (stated > limit) throw toError();
  if (stated >= 0) return request;
  const contentType = request.headers.get("content-type");
  return new Response(request.body?.pipeThrough(counter(limit, toError)) ?? null, {
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
  return type === "" || type === "text/plain" || /^application\/(?:[\w.-]+\+)?json$/.test(type)
    ? "json"
    : undefined;
}

const CHARSET = /;\s*charset\s*=\s*["']?([^\s"';,]+)/i;
/** US-ASCII is a part of UTF-8. */
const UTF8 = /^(?:utf[-_]?8|(?:us-)?ascii)$/i;

const notUtf8 = (): Refused => badBody("invalid_text", "Send the form in UTF-8");

/**
 * The text of a body in UTF-8. Bytes that are not UTF-8 are rejected, because a replaced letter would be lost.
 *
 * @throws Refused
 */
export async function readText(request: Request, limit: number): Promise<string> {
  const encoding = request.headers.get("content-encoding")?.trim().toLowerCase() ?? "";
  if (encoding !== "" && encoding !== "identity") {
    throw badBody("unsupported_encoding", "Send the form unpacked, without content-encoding");
  }
  const charset = CHARSET.exec(request.headers.get("content-type") ?? "")?.[1] ?? "utf-8";
  if (!UTF8.test(charset)) throw badBody("unsupported_charset", "Send the form in UTF-8");
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

/** The fields of a urlencoded text. @throws Refused if its escaped bytes are not UTF-8 */
export function fieldsIn(text: string): URLSearchParams {
  const fields = new URLSearchParams(text);
  const isReplaced = [...fields].flat().join("").includes("\ufffd");
  if (isReplaced && !/%ef%bf%bd|\ufffd/i.test(text)) throw notUtf8();
  return fields;
}
