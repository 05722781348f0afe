/**
 * The deployed database through fake bindings.
 */
import { expect, it } from "vitest";
import { type Bindings, createStore } from "../../staff/store/bindings.ts";
import { sql } from "../../staff/store/sql.ts";
import { deskOver } from "./support.ts";

type Answer = Error | readonly unknown[];

/** Each call of D1 takes the next answer. The last answer repeats. */
function played(...answers: readonly Answer[]) {
  const requests: unknown[] = [];
  const answer = async (call: unknown) => {
    requests.push(call);
    const next = answers[Math.min(requests.length, answers.length) - 1] ?? [];
    if (next instanceof Error) throw next;
    return { results: next };
  };
  const prepare = (text: string, values: readonly unknown[] = []): ReturnType<Bindings["DB"]["prepare"]> =>
    Object.assign(
      { bind: (...bound: readonly unknown[]) => prepare(text, bound), all: () => answer([text, ...values]) },
      { text, values },
    );
  const DB = {
    prepare,
    batch: (statements: readonly unknown[]) => answer(statements.map((statement) => ({ ...(statement as object) }))),
  };
  const store = (FILES: Partial<Bindings["FILES"]> = {}) =>
    createStore({ DB, FILES: FILES as Bindings["FILES"] } as Bindings, {
      place: "remote",
      close: async () => undefined,
    });
  return { store, asked: requests };
}

it("sends values apart from the statement", async () => {
  const { store, asked } = played([{ n: 1 }]);
  const name = "O'Hare'); DROP TABLE leads; --\0 😀";
  expect(await store().query(sql`SELECT COUNT(*) AS n FROM leads WHERE full_name = ${name}`)).toEqual([{ n: 1 }]);
  expect(asked).toEqual([["SELECT COUNT(*) AS n FROM leads WHERE full_name = ?", name]]);
});

it("explains an error by its cause, without its stack", async () => {
  const error = new Error("The request failed.", { cause: new Error("fetch failed") });
  const { code, err } = await deskOver(played(error).store())("list", "--remote");
  expect([code, err]).toEqual([4, expect.stringMatching(/internet connection/)]);
  expect(err).not.toMatch(/^\s+at /m);
});

it("reports a value of an unknown shape", async () => {
  const { code, err } = await deskOver(played([{ reference: 1 }]).store())("list", "--remote");
  expect(code).toBe(1);
  expect(err).toContain("does not know");
});

it("lists and deletes thousands of objects", async () => {
  const deleted: number[] = [];
  const uploaded = new Date(0);
  const keys = Array.from({ length: 2500 }, (_, i) => `spool/${i}.json`);
  const store = played().store({
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

it("sends a transaction in one call", async () => {
  const { store, asked } = played([]);
  await store().transact([sql`DELETE FROM a WHERE id = ${"1"}`, sql`DELETE FROM b`]);
  expect(asked).toMatchObject([[{ text: "DELETE FROM a WHERE id = ?", values: ["1"] }, { text: "DELETE FROM b" }]]);
});
