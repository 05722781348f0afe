/** Requests to addresses of the firm's own: its chat and its monitor. Only a 2xx to the request itself counts as delivered. */

/** The receiver did not take the request. The message never quotes the address, which may be a secret. */
export class NotDelivered extends Error {
  override readonly name = "NotDelivered";
}

const TIMEOUT_MS = 5000;

/** Google Apps Script answers a POST with this redirect after the script ran. */
const isAppsScript = (from: string, to: string | null): boolean =>
  new URL(from).hostname === "script.google.com" &&
  to !== null &&
  URL.canParse(to) &&
  new URL(to).origin === "https://script.googleusercontent.com";

/**
 * Sends a request within five seconds. It follows no redirect, because `fetch` would repeat a POST as a GET without its body.
 *
 * @throws NotDelivered unless the answer is 2xx
 */
export async function request(address: string, init: RequestInit = {}): Promise<void> {
  const answer = await fetch(address, {
    ...init,
    redirect: "manual",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await answer.body?.cancel();
  const { status } = answer;
  if (answer.ok || (status === 302 && isAppsScript(address, answer.headers.get("location"))))
    return;
  const isRedirect = status >= 300 && status < 400;
  throw new NotDelivered(
    `answered ${status}${isRedirect ? ", a redirect: set the address that it leads to" : ""}`,
  );
}
