/**
 * Requests to addresses of the firm's own choice: chats, programs, a monitor. One is heard where the receiver answered 2xx to the
 * request itself. `fetch` by itself would follow a 301, 302 or 303 with a GET without the body, and a login page behind it says 200.
 */

/** The receiver did not take the request. The message is of our own words, and holds no address: some are their own key. */
export class NotHeard extends Error {
  override readonly name: string = "NotHeard";
}
class Redirected extends NotHeard {
  override readonly name = "Redirected";
}

const TIMEOUT_MS = 5000;
const MOST_HOPS = 3;
/** These repeat the request with its body. */
const KEEPS_BODY = new Set([307, 308]);

/** Apps Script answers so once the script ran: what it printed stands at the other address. */
const isAppsScript = (from: URL, to: URL): boolean =>
  from.hostname === "script.google.com" && to.protocol === "https:" && to.hostname === "script.googleusercontent.com";

const locationOf = (answer: Response, from: URL): URL | undefined => {
  const location = answer.headers.get("location");
  return location !== null && URL.canParse(location, from.href) ? new URL(location, from.href) : undefined;
};

/**
 * Sends a request within five seconds.
 *
 * @throws NotHeard where it is answered, but not with 2xx; else what `fetch` throws
 */
export async function request(address: string, init: RequestInit = {}): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  let url = new URL(address);
  for (let hop = 0; hop <= MOST_HOPS; hop += 1) {
    const answer = await fetch(url.href, { ...init, redirect: "manual", signal });
    await answer.body?.cancel();
    if (answer.ok) return;
    const { status } = answer;
    if (status < 300 || status > 399) throw new NotHeard(`answered ${status}`);
    const to = locationOf(answer, url);
    if (status === 302 && to && isAppsScript(url, to)) return;
    // What was to be sent under https is not sent in the clear.
    if (!KEEPS_BODY.has(status) || !to || (url.protocol === "https:" && to.protocol !== "https:")) {
      throw new Redirected(`answered ${status}, a redirect: set the address that it leads to`);
    }
    url = to;
  }
  throw new Redirected("redirected in a circle");
}
