/** D1 by its HTTP API and R2 by its S3 API, each with the colleague's own key. No Worker is started. */
import { AwsClient } from "aws4fetch";
import { percentEncode } from "../../src/record/percent.ts";
import { CommandFailure, EXIT, explain, failureText } from "../failure.ts";
import { NO_FILES_KEY, readFilesEnv, type Remote } from "../desk-settings.ts";
import type { Bindings } from "./bindings.ts";
import type { Value } from "./sql.ts";

/** wrangler reads the same variable. */
const API = process.env.CLOUDFLARE_API_BASE_URL ?? "https://api.cloudflare.com/client/v4";
const LIMIT_MS = 60_000;

interface Envelope<T> {
  readonly success: boolean;
  readonly result: T;
  readonly errors?: readonly { readonly code: number; readonly message: string }[];
}

/**
 * Calls Cloudflare's API once, because a write must not be repeated.
 *
 * @param path such as `/user/tokens/verify`
 * @param body makes it a POST
 * @throws Error with a message that ends with the code, such as `[code: 10000]`
 */
async function callApi<T>(token: string, path: string, body?: object): Promise<T> {
  const response = await fetch(API + path, {
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    signal: AbortSignal.timeout(LIMIT_MS),
    ...(body && { method: "POST", body: JSON.stringify(body) }),
  }).catch((error: Error) => {
    throw new Error(String(error.cause ?? error), { cause: error });
  });
  const answer = (await response.json().catch(() => undefined)) as Envelope<T> | undefined;
  if (answer?.success) return answer.result;
  const [error] = answer?.errors ?? [];
  if (error) throw new Error(`${error.message} [code: ${error.code}]`);
  const { status } = response;
  throw new Error(
    status >= 500 || status === 429
      ? `It answered ${status}`
      : `It answered ${status} without data.`,
  );
}

type Prepared = ReturnType<Bindings["DB"]["prepare"]>;
interface RawResult {
  readonly results: {
    readonly columns: readonly string[];
    readonly rows: readonly (readonly unknown[])[];
  };
}

/** D1 with the interface of the edge's binding. */
function createDatabase({ account, database, token }: Remote): Bindings["DB"] {
  const post = (body: object): Promise<readonly RawResult[]> =>
    callApi(token, `/accounts/${account}/d1/database/${database}/raw`, body);
  /** A statement is its own body: JSON leaves out its methods. */
  const prepare = (sql: string, params: readonly Value[] = []) => ({
    sql,
    params,
    bind: (...values: readonly Value[]): Prepared => prepare(sql, values),
    async all() {
      const [answer] = await post({ sql, params: params.map(String) });
      const { columns, rows } = answer!.results;
      return {
        results: rows.map((row) => Object.fromEntries(columns.map((name, i) => [name, row[i]]))),
      };
    },
  });
  return { prepare: (text) => prepare(text), batch: (statements) => post({ batch: statements }) };
}

const readTag = (xml: string, tag: string): string =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? "";

const NOT_READABLE =
  'Your key for files may not read the bucket. Ask for an R2 token with "Object Read only" on it.';
const READ_ONLY =
  'Your key for files is read-only. Erasing needs an R2 token with "Object Read & Write" on the bucket: ask the person who runs the site.';

/** R2 with the interface of the edge's binding. */
function createBucket(): Bindings["FILES"] {
  const env = readFilesEnv("remote");
  /** @returns `undefined` if the object is missing */
  async function call(method: string, path: string): Promise<Response | undefined> {
    if (!env) throw new CommandFailure(NO_FILES_KEY, EXIT.unreachable);
    const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
    const client = new AwsClient({
      accessKeyId,
      secretAccessKey,
      service: "s3",
      region: "auto",
      retries: 0,
    });
    const signal = AbortSignal.timeout(LIMIT_MS);
    const response = await client.fetch(`${env.S3_ENDPOINT}/${env.S3_BUCKET}${path}`, {
      method,
      signal,
    });
    if (response.ok) return response;
    if (response.status === 404) return undefined;
    if (response.status !== 403) throw new Error(`The bucket answered ${response.status}.`);
    throw new CommandFailure(method === "GET" ? NOT_READABLE : READ_ONLY, EXIT.unreachable);
  }
  const pathTo = (name: string): string => `/${name.split("/").map(percentEncode).join("/")}`;
  return {
    get: async (name) => (await call("GET", pathTo(name))) ?? null,
    async list({ prefix, cursor }) {
      const query = new URLSearchParams({
        "list-type": "2",
        prefix,
        ...(cursor && { "continuation-token": cursor }),
      });
      const response = await call("GET", `?${query.toString().replaceAll("+", "%20")}`);
      if (!response)
        throw new CommandFailure(
          `There is no bucket ${env?.S3_BUCKET}. Check it in wrangler.toml.`,
        );
      const xml = await response.text();
      const objects = [...xml.matchAll(/<Contents>.*?<\/Contents>/gs)].map(([element]) => ({
        key: readTag(element, "Key"),
        uploaded: new Date(readTag(element, "LastModified")),
      }));
      const next = readTag(xml, "NextContinuationToken");
      return { objects, truncated: next !== "", ...(next && { cursor: next }) };
    },
    async delete(names) {
      for (const name of names) await call("DELETE", pathTo(name));
    },
  };
}

export const createBindings = (remote: Remote): Bindings => ({
  DB: createDatabase(remote),
  FILES: createBucket(),
});

/** Calls the API, and returns `undefined` if the token may not. */
export const callIfAllowed = <T>(token: string, path: string): Promise<T | undefined> =>
  callApi<T>(token, path).catch((error: unknown) => {
    if (/\[code: (?:10000|10001|9109|1000|403|401)\]|answered 40[13]/.test(failureText(error)))
      return undefined;
    throw explain(error, "remote");
  });
