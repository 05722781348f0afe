/** Requests of the smoke test, with a time limit and with messages that say what is wrong. */

export interface Site {
  /** Without a slash at the end. */
  readonly origin: string;
  /** True for a temporary account (trial.ts), which has no bucket and no domain. */
  readonly isTrial?: boolean | undefined;
  /** For `/health?deep`. */
  readonly healthToken?: string | undefined;
  /** The release to check, where it is not the one that visitors get. */
  readonly release?: Release | undefined;
  /** The folder of the build that is served, to compare with. */
  readonly build?: string | undefined;
  /** How long to wait at most for what takes its time: a certificate, the first run of the job. Milliseconds. */
  readonly patience?: number | undefined;
}

export interface Release {
  readonly worker: string;
  readonly version: string;
}

const LIMIT_MS = 20_000;

/**
 * Asks again and again until there is an answer.
 * @param wait.upTo milliseconds; less where the site says so
 * @param attempt throws what is wrong
 * @throws what was wrong last
 */
export async function until<T>(
  { patience = Infinity }: Site,
  { upTo, every }: { readonly upTo: number; readonly every: number },
  attempt: () => Promise<T>,
): Promise<T> {
  const longest = Math.min(upTo, patience);
  const pause = Math.min(every, longest / 30);
  const deadline = Date.now() + longest;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() + pause >= deadline) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Fetches without following redirects. */
export const ask = (url: string, init: RequestInit = {}): Promise<Response> =>
  fetch(url, { redirect: "manual", signal: AbortSignal.timeout(LIMIT_MS), ...init }).catch((error: unknown) => {
    const { cause, message } = error as Error;
    throw new Error(`${init.method ?? "GET"} ${url}: ${cause instanceof Error ? cause.message : message}`);
  });

/** @throws an Error with this message where the condition is false */
export function assert(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(message);
}

/** Sends a request to the site, for the release that is to be checked. */
export function askSite({ origin, release }: Site, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  if (release) headers.set("cloudflare-workers-version-overrides", `${release.worker}="${release.version}"`);
  return ask(origin + path, { ...init, headers });
}

/** Gets a page or file. @throws where the answer is not 200 */
export async function get(site: Site, path: string): Promise<Response> {
  const answer = await askSite(site, path);
  assert(answer.status === 200, `${path} answered ${answer.status}`);
  return answer;
}

export const post = (site: Site, path: string, body: object): Promise<Response> =>
  askSite(site, path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

/** The JSON of an answer. @throws where it has another status */
export async function jsonOf<T>(answer: Response, status: number, what: string): Promise<T> {
  const text = await answer.text();
  assert(answer.status === status, `${what} answered ${answer.status} instead of ${status}: ${text.slice(0, 200)}`);
  try {
    return JSON.parse(text) as T;
  } catch {
    throw new Error(`${what} answered no JSON: ${text.slice(0, 200)}`);
  }
}
