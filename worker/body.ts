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

const UTF8 = new TextDecoder();

/** The text of a body. `.text()` would log a warning about the type that browsers give a form. @throws BodyTooLarge */
export const readText = async (request: Request, limit: number): Promise<string> =>
  UTF8.decode(await capped(request, limit).arrayBuffer());
