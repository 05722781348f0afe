/** A request's body under a limit. */

export class BodyTooLarge extends Error {
  override readonly name = "BodyTooLarge";
}

/** Cloudflare's own limit for a body. */
const DRAINED = 100 * 1024 * 1024;

/**
 * Passes `limit` bytes on and throws BodyTooLarge at the end of a body that has more. The rest is let run through and
 * thrown away: a connection that is cut while its sender still writes loses the answer, which then is a 500.
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
 * The body to read with `.arrayBuffer()` or `.formData()`, never more than `limit` bytes of it in memory: where no length is
 * stated it is counted, and where one is, the connection ends there. Reading, or this call, throws BodyTooLarge.
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
 * Lets a body that nobody read run through, up to Cloudflare's own limit: an answer that overtakes it cuts the
 * connection while its sender still writes, and costs others theirs.
 */
export async function discardBody(request: Request): Promise<void> {
  if (request.bodyUsed || !request.body) return;
  try {
    await request.body.pipeThrough(counter(0)).pipeTo(new WritableStream());
  } catch {
    // Too large even for that, or the sender went away: there is nobody to keep waiting.
  }
}

/** How a body may be written. A client that names no type sends JSON. */
export function bodyKind(contentType: string | undefined): "json" | "form" | undefined {
  const type = contentType?.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  if (type === "application/x-www-form-urlencoded") return "form";
  return type === "" || type === "text/plain" || /^application\/(?:[\w.-]+\+)?json$/.test(type) ? "json" : undefined;
}

const UTF8 = new TextDecoder();

/** The text of a body. Throws BodyTooLarge. Not by .text(), which complains of the type that browsers give a form. */
export const readText = async (request: Request, limit: number): Promise<string> =>
  UTF8.decode(await capped(request, limit).arrayBuffer());
