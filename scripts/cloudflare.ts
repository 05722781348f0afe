/** Requests to Cloudflare's API, with the token of wrangler's login. */
import { setTimeout } from "node:timers/promises";
import { quietly } from "./commands.ts";

export type Answer<T> =
  | { readonly ok: true; readonly result: T }
  | { readonly ok: false; readonly status: number; readonly code: number; readonly message: string };

/** Requests a path such as `/accounts`. Never rejects: a network error has status 0. */
export type Ask = <T>(path: string, init?: RequestInit) => Promise<Answer<T>>;

const LIMIT_MS = 60_000;
const TRIES = 3;
const LONGEST_WAIT_S = 10;

interface Envelope<T> {
  readonly success: boolean;
  readonly result: T;
  readonly errors?: readonly { readonly code: number; readonly message: string }[];
}

async function once<T>(url: string, init: RequestInit): Promise<{ answer: Answer<T>; waitSeconds: number }> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(LIMIT_MS), ...init });
    const waitSeconds = Math.min(Number(response.headers.get("retry-after") ?? "1"), LONGEST_WAIT_S);
    const body = (await response.json().catch(() => undefined)) as Envelope<T> | undefined;
    if (body?.success) return { answer: { ok: true, result: body.result }, waitSeconds };
    const { code = response.status, message = response.statusText } = body?.errors?.[0] ?? {};
    return { answer: { ok: false, status: response.status, code, message }, waitSeconds };
  } catch (error) {
    return {
      answer: { ok: false, status: 0, code: 0, message: String((error as Error).cause ?? error) },
      waitSeconds: 1,
    };
  }
}

/**
 * Returns a client for Cloudflare's API, or for the API at CLOUDFLARE_API_BASE_URL.
 *
 * @param most The number of attempts while the API is busy or fails, 1 for requests that must not
 * be repeated.
 */
export const apiWith =
  (headers: Readonly<Record<string, string>>, most = TRIES): Ask =>
  async (path, init = {}) => {
    const base = process.env.CLOUDFLARE_API_BASE_URL ?? "https://api.cloudflare.com/client/v4";
    for (let tries = 1; ; tries += 1) {
      const { answer, waitSeconds } = await once<never>(base + path, {
        ...init,
        headers: { ...headers, "content-type": "application/json" },
      });
      const isPassing = !answer.ok && (answer.status === 429 || answer.status >= 500 || answer.status === 0);
      if (!isPassing || tries === most) return answer;
      await setTimeout(waitSeconds * 1000);
    }
  };

/** Returns the credentials of wrangler's login. */
export async function wranglerLogin(): Promise<{ token?: string; key?: string; email?: string } | undefined> {
  const { ok, output } = await quietly("wrangler", ["auth", "token", "--json"], { isAnswer: true });
  return ok ? (JSON.parse(output) as object) : undefined;
}

/** Returns the account of an S3 endpoint. */
export const accountId = (endpoint: string): string | undefined => /^https:\/\/([0-9a-f]{32})\./.exec(endpoint)?.[1];
