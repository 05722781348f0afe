/** A request's body under a limit. */

export class BodyTooLarge extends Error {
  override readonly name = "BodyTooLarge";
}

/**
 * The body as a Response to read with `.text()` or `.formData()`, cut off at `limit` bytes: its stated length is
 * believed when it is too large, and counted when it is not. Reading, or this call, throws BodyTooLarge.
 */
export function capped(request: Request, limit: number): Response {
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw new BodyTooLarge();
  let seen = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      seen += chunk.byteLength;
      if (seen > limit) controller.error(new BodyTooLarge());
      else controller.enqueue(chunk);
    },
  });
  const contentType = request.headers.get("content-type");
  return new Response(request.body?.pipeThrough(counter) ?? null, {
    headers: contentType ? { "content-type": contentType } : {},
  });
}
