/** Requests of the smoke test, with a timeout and plain error messages. */

export interface Site {
  /** Without a trailing slash. */
  readonly origin: string;
  /** True for a temporary account (trial.ts), which has no bucket and no domain. */
  readonly isTrial?: boolean | undefined;
  /** The release that `dist` holds, at 0 %. */
  readonly release?: Release | undefined;
  /** Sends the example of each form instead of one enquiry. */
  readonly withAllForms?: boolean | undefined;
}

export interface Release {
  readonly worker: string;
  readonly version: string;
}

const LIMIT_MS = 20_000;

/** Fetches without following redirects. */
export const ask = (url: string, init: RequestInit = {}): Promise<Response> =>
  fetch(url, { redirect: "manual", signal: AbortSignal.timeout(LIMIT_MS), ...init }).catch(
    (error: unknown) => {
      const { cause, message } = error as Error;
      throw new Error(
        `${init.method ?? "GET"} ${url}: ${cause instanceof Error ? cause.message : message}`,
      );
    },
  );

/** @throws An Error with this message if the condition is false. */
export function assert(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(message);
}

/** Sends a request to the release under test. */
export function askSite(
  { origin, release }: Site,
  path: string,
  init: RequestInit = {},
): Promise<Response> {
  const headers = new Headers(init.headers);
  if (release)
    headers.set("cloudflare-workers-version-overrides", `${release.worker}="${release.version}"`);
  return ask(origin + path, { ...init, headers });
}

/** Gets a page or file. @throws If the status is not 200. */
export async function get(site: Site, path: string): Promise<Response> {
  const answer = await askSite(site, path);
  assert(answer.status === 200, `${path} answered ${answer.status}`);
  return answer;
}

export const post = (site: Site, path: string, body: object): Promise<Response> =>
  askSite(site, path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

/** Returns the JSON of a response. @throws If it has another status. */
export async function readJson<T>(answer: Response, status: number, name: string): Promise<T> {
  const text = await answer.text();
  assert(
    answer.status === status,
    `${name} answered ${answer.status} instead of ${status}: ${text.slice(0, 200)}`,
  );
  try {
    return JSON.parse(text) as T;
  } catch {
    throw new Error(`${name} answered no JSON: ${text.slice(0, 200)}`);
  }
}
