/** The deployed database through fake bindings. */
import { expect, it } from "vitest";
import { type Bindings, createStore } from "../../staff/store/bindings.ts";
import { sql } from "../../staff/store/sql.ts";
import { deskOver } from "./support.ts";

/** A store whose database answers every call with `rows`, or fails with an error. */
function remote(rows: Error | readonly unknown[], FILES: Partial<Bindings["FILES"]> = {}) {
  const requests: unknown[] = [];
  const answer = async (request: unknown) => {
    requests.push(request);
    if (rows instanceof Error) throw rows;
    return { results: rows };
  };
  const prepare = (text: string, values: readonly unknown[] = []) => ({
    text,
    values,
    bind: (...bound: readonly unknown[]) => prepare(text, bound),
    all: () => answer({ text, values }),
  });
  const bindings = { DB: { prepare, batch: answer }, FILES } as unknown as Bindings;
  return {
    store: createStore(bindings, { place: "remote", close: async () => undefined }),
    requests,
  };
}

it("sends values apart from the statement", async () => {
  const { store, requests } = remote([{ n: 1 }]);
  const name = "O'Hare'); DROP TABLE leads; --\0 😀";
  expect(await store.query(sql`SELECT COUNT(*) AS n FROM leads WHERE full_name = ${name}`)).toEqual(
    [{ n: 1 }],
  );
  expect(requests).toEqual([
    { text: "SELECT COUNT(*) AS n FROM leads WHERE full_name = ?", values: [name] },
  ]);
});

it("sends a transaction in one call", async () => {
  const { store, requests } = remote([]);
  await store.transact([sql`DELETE FROM a WHERE id = ${"1"}`, sql`DELETE FROM b`]);
  expect(requests).toMatchObject([
    [{ text: "DELETE FROM a WHERE id = ?", values: ["1"] }, { text: "DELETE FROM b" }],
  ]);
});

it("explains an error by its cause, without its stack", async () => {
  const error = new Error("The request failed.", { cause: new Error("fetch failed") });
  const { code, err } = await deskOver(remote(error).store)("list", "--remote");
  expect([code, err]).toEqual([4, expect.stringMatching(/internet connection/)]);
  expect(err).not.toMatch(/^\s+at /m);
});

it("reports a value of an unknown shape", async () => {
  const { code, err } = await deskOver(remote([{ reference: 1 }]).store)("list", "--remote");
  expect(code).toBe(1);
  expect(err).toContain("does not know");
});

it("lists and deletes thousands of objects", async () => {
  const deleted: number[] = [];
  const uploaded = new Date(0);
  const keys = Array.from({ length: 2500 }, (_, i) => `spool/${i}.json`);
  const { store } = remote([], {
    delete: async (some) => void deleted.push(some.length),
    list: async ({ cursor = "0" }) => ({
      objects: keys.slice(Number(cursor), Number(cursor) + 1000).map((key) => ({ key, uploaded })),
      truncated: Number(cursor) + 1000 < keys.length,
      cursor: String(Number(cursor) + 1000),
    }),
  });
  await store.remove(keys);
  expect(deleted).toEqual([1000, 1000, 500]);
  const listed: string[] = [];
  for await (const { key } of store.list("spool/")) listed.push(key);
  expect(listed).toEqual(keys);
});
