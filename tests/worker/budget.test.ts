/** A run of the job that has too much to do does leads first, tells of them, and says that it ran. Requirements E3, E6. Decision 69. */
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { Budget } from "../../worker/jobs/budget.ts";
import { spoolKey } from "../../worker/lead/spool-key.ts";
import { contact, down, leads, outcomes, post, run, watched } from "./forms-support.ts";
import { CHAT, receivers } from "./notify-support.ts";
import * as samples from "../support/upload-samples.ts";
import { ledger, newKey, storedKeys, uploaded } from "./uploads-support.ts";

/** Queries to D1, which ends a run after a thousand. */
function counted() {
  const count = { queries: 0 };
  const DB = watched({
    prepare() {
      count.queries += 1;
      if (count.queries > 1000) throw new Error("D1_ERROR: Too many queries");
    },
  });
  return { DB, count };
}

/** A lead as it waits in the spool. */
async function spooled(changes: object = {}): Promise<string> {
  const id = crypto.randomUUID();
  expect((await post({ ...contact, submissionId: id }, { stores: { DB: down } })).status).toBe(200);
  const lead = await (await env.FILES.get(spoolKey(id)))!.json<object>();
  await env.FILES.put(spoolKey(id), JSON.stringify({ ...lead, ...changes }));
  return id;
}

it("leaves what is too much for the next run, and the others their share", async () => {
  // Leads that name one file take round trips of their own: 150 of them as many queries as fifteen thousand others.
  const id = await spooled();
  const one = await (await env.FILES.get(spoolKey(id)))!.json<object>();
  const files = { batchId: null, keys: [await uploaded(samples.PDF, "application/pdf")] };
  for (let n = 0; n < 150; n += 1) {
    const other = crypto.randomUUID();
    await env.FILES.put(spoolKey(other), JSON.stringify({ ...one, id: other, files }));
  }
  const told = receivers(200);
  const first = counted();
  await run({ NOTIFY_WEBHOOK_URL: CHAT, DB: first.DB });
  const brought = (await leads()).length;
  expect(brought).toBeGreaterThan(50);
  expect(brought).toBeLessThan(151);
  expect(first.count.queries).toBeLessThanOrEqual(1000);
  expect(told[0]!.text).toContain(`${brought} new leads`);
  expect(await outcomes()).toEqual(expect.arrayContaining(["drain ok", "notices ok", "retire ok", "scheduled ok"]));
  while ((await env.FILES.list({ prefix: "spool/" })).objects.length > 0) await run({ DB: counted().DB });
  expect(await leads()).toHaveLength(151);
});

it("gives each part what the parts before it have left, and the last lines a rest", () => {
  const budget = new Budget();
  const DB = budget.counted(env.DB);
  const left = () => (["drain", "outbox", "sweep", "retire"] as const).filter((part) => budget.share(part).isLeft());
  const use = (queries: number) => {
    for (let n = 0; n < queries; n += 1) DB.prepare("SELECT 1");
  };
  expect(left()).toEqual(["drain", "outbox", "sweep", "retire"]);
  use(600);
  expect(left()).toEqual(["outbox", "sweep", "retire"]);
  use(200);
  expect(left()).toEqual(["sweep", "retire"]);
  budget.share("sweep").spend(45_000);
  expect(left()).toEqual(["retire"]);
  use(150);
  expect(left()).toEqual([]);
});

it("brings leads in where the ledger's rows cannot be read", async () => {
  const id = await spooled();
  const FILES = new Proxy(env.FILES, {
    get(target, name) {
      if (name !== "list") return (Reflect.get(target, name) as () => unknown).bind(target);
      return (options: R2ListOptions) =>
        options.prefix === "ledger/" ? Promise.reject(new Error("R2 is down")) : target.list(options);
    },
  });
  await run({ FILES });
  expect(await leads()).toMatchObject([{ id }]);
  expect(await outcomes()).toEqual(expect.arrayContaining(["drain failed", "scheduled failed"]));
});

it("sets aside the one row of the ledger that the database refuses, and enters the others", async () => {
  const id = await spooled();
  const keys = [newKey(), newKey(), newKey()];
  const row = { batchId: "b", fileName: "a", contentType: "application/pdf", size: 1 };
  const times = { createdAt: new Date().toISOString(), expiresAt: new Date(Date.now() + 60_000).toISOString() };
  for (const key of keys) await env.FILES.put(`ledger/${key}.json`, JSON.stringify({ key, ...row, ...times }));
  await env.DB.prepare(
    `CREATE TRIGGER refuse BEFORE INSERT ON uploads WHEN NEW.key = '${keys[1]}' BEGIN SELECT RAISE(ABORT, 'no such row'); END`,
  ).run();
  for (let runs = 0; runs < 3; runs += 1) await run();
  await env.DB.prepare("DROP TRIGGER refuse").run();
  expect(await leads()).toMatchObject([{ id }]);
  expect((await ledger()).map(({ key }) => key).toSorted()).toEqual([keys[0]!, keys[2]!].toSorted());
  expect(await storedKeys()).toEqual([`spool/stuck/ledger/${keys[1]}.json`]);
  expect(await outcomes()).toContain("scheduled ok");
});
