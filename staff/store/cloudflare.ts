/** The deployed database by D1's HTTP API, and the bucket by R2's S3 API: each with a colleague's own key, which opens nothing else. */
import { AwsClient } from "aws4fetch";
import { apiWith } from "../../scripts/cloudflare.ts";
import { DEAD_LETTERS } from "../../src/rules/spool-key.ts";
import { percentEncode } from "../../worker/percent.ts";
import { CommandFailure, EXIT, failureText } from "../failure.ts";
import { filesKey, type Remote } from "../settings.ts";
import type { Bindings } from "./bindings.ts";
import type { Value } from "./sql.ts";
import type { StoredObject } from "./store.ts";

/**
 * Asks Cloudflare's API, once: what writes must not be written twice.
 * @param path such as `/user/tokens/verify`
 * @param body what is posted; without it the path is read
 * @throws where it refuses: the message ends with its code, such as `[code: 10000]`
 */
async function askCloudflare<T>(token: string, path: string, body?: object): Promise<T> {
  const ask = apiWith({ authorization: `Bearer ${token}` }, 1);
  const answer = await ask<T>(path, body && { method: "POST", body: JSON.stringify(body) });
  if (answer.ok) return answer.result;
  throw new Error(`${answer.message} [code: ${answer.code}]`);
}

type Prepared = ReturnType<Bindings["DB"]["prepare"]>;
interface Raw {
  readonly results: { readonly columns: readonly string[]; readonly rows: readonly (readonly unknown[])[] };
}

/** D1 as the edge's binding has it. */
function databaseOf({ account, database, token }: Remote): Bindings["DB"] {
  const asked = new WeakMap<Prepared, object>();
  const post = (body: object): Promise<readonly Raw[]> =>
    askCloudflare(token, `/accounts/${account}/d1/database/${database}/raw`, body);
  const prepare = (sql: string, params: readonly Value[] = []): Prepared => {
    const statement: Prepared = {
      bind: (...values) => prepare(sql, values),
      async all() {
        const [answer] = await post({ sql, params });
        const { columns, rows } = answer!.results;
        return { results: rows.map((row) => Object.fromEntries(columns.map((name, i) => [name, row[i]]))) };
      },
    };
    asked.set(statement, { sql, params });
    return statement;
  };
  return { prepare: (text) => prepare(text), batch: (all) => post({ batch: all.map((one) => asked.get(one)) }) };
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const valueIn = (xml: string, tag: string): string =>
  (new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? "").replace(
    /&(\w+);/g,
    (all, name) => ENTITIES[name] ?? all,
  );

const META = "x-amz-meta-";

/** R2 as the edge's binding has it. */
function bucketOf(): Bindings["FILES"] {
  const key = filesKey();
  const client = key && new AwsClient({ ...key, service: "s3", region: "auto", retries: 0 });
  /** @returns undefined where there is no such object */
  async function call(method: string, path: string): Promise<Response | undefined> {
    if (!client) {
      throw new CommandFailure(
        "The deployed files need S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, from an R2 token that may read the bucket: put them into .dev.vars.production.",
        EXIT.unreachable,
      );
    }
    const response = await client.fetch(`${key.endpoint}/${key.bucket}${path}`, { method });
    if (response.ok) return response;
    if (response.status === 404) return undefined;
    if (response.status !== 403) throw new Error(`The bucket answered ${response.status}.`);
    throw new CommandFailure(
      ["GET", "HEAD"].includes(method)
        ? 'Your key for files may not read the bucket. Ask for an R2 token with "Object Read only" on it.'
        : 'Your key for files may only read. Erasing needs an R2 token with "Object Read & Write" on the bucket: ask whoever runs the site.',
      EXIT.unreachable,
    );
  }
  const at = (name: string): string => `/${name.split("/").map(percentEncode).join("/")}`;
  const metadataOf = async (name: string): Promise<Record<string, string>> =>
    Object.fromEntries(
      [...((await call("HEAD", at(name)))?.headers ?? [])].flatMap(([header, value]) =>
        header.startsWith(META) ? [[header.slice(META.length), value]] : [],
      ),
    );
  return {
    async get(name) {
      const response = await call("GET", at(name));
      return response ? { body: response.body!, text: () => response.text() } : null;
    },
    async head(name) {
      const response = await call("HEAD", at(name));
      return response ? { size: Number(response.headers.get("content-length")) } : null;
    },
    async list({ prefix, cursor }) {
      const query = new URLSearchParams({ "list-type": "2", prefix, ...(cursor && { "continuation-token": cursor }) });
      const xml = await (await call("GET", `?${query.toString().replaceAll("+", "%20")}`))!.text();
      const objects = [...xml.matchAll(/<Contents>.*?<\/Contents>/gs)].map(async ([one]): Promise<StoredObject> => {
        const name = valueIn(one, "Key");
        const uploaded = new Date(valueIn(one, "LastModified"));
        // A list says nothing of what the edge wrote beside an object, which it does beside dead letters.
        return {
          key: name,
          uploaded,
          ...(name.startsWith(DEAD_LETTERS) && { customMetadata: await metadataOf(name) }),
        };
      });
      const next = valueIn(xml, "NextContinuationToken");
      return { objects: await Promise.all(objects), truncated: next !== "", ...(next && { cursor: next }) };
    },
    async delete(names) {
      for (const name of names) await call("DELETE", at(name));
    },
  };
}

export const deployedBindings = (remote: Remote): Bindings => ({ DB: databaseOf(remote), FILES: bucketOf() });

/** Whether Cloudflare does what is asked of it; undefined where it refuses. */
export const allowed = <T>(token: string, path: string): Promise<T | undefined> =>
  askCloudflare<T>(token, path).catch((error: unknown) => {
    if (/\[code: (?:10000|10001|9109|403|401)\]/.test(failureText(error))) return undefined;
    throw error;
  });
