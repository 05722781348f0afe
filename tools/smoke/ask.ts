/** How the smoke test asks a site: with a time limit, and in sentences when the answer is not the one that is owed. */

export interface Site {
  /** Without a slash at its end. */
  readonly origin: string;
  /** Opens `/health?deep`. */
  readonly healthToken?: string | undefined;
  /** The release that is asked, where it is not the one that visitors get. */
  readonly release?: Release | undefined;
}

export interface Release {
  readonly worker: string;
  readonly version: string;
}

const LIMIT_MS = 20_000;

export const ask = (url: string, init: RequestInit = {}): Promise<Response> =>
  fetch(url, { redirect: "manual", signal: AbortSignal.timeout(LIMIT_MS), ...init }).catch((error: unknown) => {
    const { cause, message } = error as Error;
    throw new Error(`${init.method ?? "GET"} ${url}: ${cause instanceof Error ? cause.message : message}`);
  });

export function must(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise);
}

/** Asks the site, and of it the release that is meant. */
export function askSite({ origin, release }: Site, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  if (release) headers.set("cloudflare-workers-version-overrides", `${release.worker}="${release.version}"`);
  return ask(origin + path, { ...init, headers });
}

/** Asks for a page or file that must be there. */
export async function get(site: Site, path: string): Promise<Response> {
  const answer = await askSite(site, path);
  must(answer.status === 200, `${path} answered ${answer.status}`);
  return answer;
}

export const post = (site: Site, path: string, body: object): Promise<Response> =>
  askSite(site, path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

/** The JSON of an answer with this status. */
export async function jsonOf<T>(answer: Response, status: number, what: string): Promise<T> {
  const text = await answer.text();
  must(answer.status === status, `${what} answered ${answer.status} instead of ${status}: ${text.slice(0, 200)}`);
  try {
    return JSON.parse(text) as T;
  } catch {
    throw new Error(`${what} answered no JSON: ${text.slice(0, 200)}`);
  }
}
