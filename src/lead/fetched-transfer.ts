/** Files sent while no page is there to show how far they are. */
import { errorResponseOf, unreachable } from "./request.ts";
import { transfersBy } from "./transfer.ts";

export const fetchedTransfers = transfersBy(async ({ url, accepts, size: _size, ...init }) => {
  try {
    const response = await fetch(url, init);
    // Storage answers in XML, or nothing: the status says it all.
    const body: unknown = await response.json().catch(() => undefined);
    if (accepts(response.status)) return { ok: true, data: body };
    return errorResponseOf(response.status, body, response.headers.get("retry-after"));
  } catch {
    return unreachable(false);
  }
});
