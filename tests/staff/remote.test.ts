/** The deployed database through a wrangler that is played: what it is told, and how its answers are read. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { openRemote } from "../../staff/store/remote.ts";
import type { Ran } from "../../staff/store/wrangler.ts";
import { deskOver } from "./support.ts";

const BANNER = "▲ [WARNING] something to know\n";
const fails = (text: string): Partial<Ran> => ({ code: 1, out: `\n${JSON.stringify({ error: { text } }, null, 2)}\n` });

function played(...answers: readonly Partial<Ran>[]) {
  const calls: (readonly string[])[] = [];
  const store = openRemote(
    (args) => {
      calls.push(args);
      return Promise.resolve({ code: 0, out: "", err: "", ...answers[Math.min(calls.length, answers.length) - 1] });
    },
    () => Promise.resolve("bucket"),
  );
  return { store, calls };
}

it("asks the deployed environment, and finds the rows behind a warning", async () => {
  const { store, calls } = played({ out: `${BANNER}[{"results":[{"n":1}],"success":true,"meta":{}}]` });
  expect(await store.query("SELECT 1 AS n")).toEqual([{ n: 1 }]);
  expect(calls[0]).toEqual([
    "d1",
    "execute",
    "DB",
    "--remote",
    "--env",
    "production",
    "--json",
    "--yes",
    "--command",
    "SELECT 1 AS n",
  ]);
});

it.each([
  [
    "In a non-interactive environment, it's necessary to set a CLOUDFLARE_API_TOKEN environment variable",
    "wrangler login",
    4,
  ],
  ["fetch failed", "internet connection", 4],
  ["Unable to resolve Cloudflare's API hostname", "internet connection", 4],
  ["no such table: leads: SQLITE_ERROR", "migrations apply", 4],
  ["no such table: erasures: SQLITE_ERROR", "behind the code", 4],
  [
    "A request to the Cloudflare API (/accounts/x/d1/database/y) failed. Authentication error [code: 10000]",
    "permissions",
    4,
  ],
  ["The database 0000 could not be found [code: 7404]", "database_id", 4],
  ['near "SELEC": syntax error', "did not answer", 1],
])("explains %j", async (text, words, code) => {
  const { store } = played(fails(text));
  const outcome = await deskOver(store)("list", "--remote");
  expect(outcome.code).toBe(code);
  expect(outcome.err).toContain(words);
  expect(outcome.err).not.toMatch(/^\s+at /m);
});

it("repeats a read that got lost on the way, once it is known that there is a way", async () => {
  const rows = { out: '[{"results":[{"n":1}]}]' };
  const { store, calls } = played(rows, fails("fetch failed"), rows);
  await store.query("SELECT 1");
  expect(await store.query("SELECT 2")).toEqual([{ n: 1 }]);
  expect(calls).toHaveLength(3);
  const offline = played(fails("fetch failed"));
  await expect(offline.store.query("SELECT 1")).rejects.toThrow("internet connection");
  expect(offline.calls).toHaveLength(1);
});

it("fetches, and tells a missing object from a failure", async () => {
  const { store, calls } = played(
    { code: 0 },
    { code: 1, err: "✘ [ERROR] The specified key does not exist." },
    { code: 1, err: "fetch failed" },
  );
  expect(await store.download("key", "/tmp/x")).toBe(true);
  expect(calls[0]).toEqual([
    "r2",
    "object",
    "get",
    "bucket/key",
    "--remote",
    "--env",
    "production",
    "--file",
    "/tmp/x",
  ]);
  expect(await store.download("key", "/tmp/x")).toBe(false);
  await expect(store.download("key", "/tmp/x")).rejects.toThrow("internet connection");
});

it("deletes what may not be there", async () => {
  const { store, calls } = played({ code: 1, err: "The specified key does not exist." });
  await store.remove(["a", "b"]);
  expect(calls.map((args) => args.slice(0, 4))).toEqual([
    ["r2", "object", "delete", "bucket/a"],
    ["r2", "object", "delete", "bucket/b"],
  ]);
});

it("sends statements that stand or fall together in one call, and a dump as a file", async () => {
  const { store, calls } = played({ out: "[]" });
  await store.transact(["DELETE FROM a", "DELETE FROM b"]);
  expect(calls[0]?.at(-1)).toBe("DELETE FROM a;\nDELETE FROM b");
  let sent = "";
  const reading = openRemote(
    (args) => {
      sent = readFileSync(args.at(-1)!, "utf8");
      return Promise.resolve({ code: 0, out: "", err: "" });
    },
    () => Promise.resolve("bucket"),
  );
  await reading.load(
    (async function* () {
      yield "SELECT 1;";
      yield "SELECT 2;";
    })(),
  );
  expect(sent).toBe("SELECT 1;\nSELECT 2;\n");
});
