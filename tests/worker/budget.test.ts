/** A run of the job that has too much to do does leads first, tells of them, and says that it ran. */
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { Budget } from "../../worker/jobs/budget.ts";
import { spooledText } from "../../src/forms/lead-record.ts";
import { spoolKey } from "../../worker/lead/spool-key.ts";
import { incomingLead } from "../support/incoming-lead.ts";
import { contact, down, leads, outcomes, post, run, watched } from "./forms-support.ts";
import { CHAT, receivers } from "./notify-support.ts";
import * as samples from "../support/upload-samples.ts";
import { uploaded } from "./uploads-support.ts";

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

it("leaves what is too much for the next run, and the others their share", async () => {
  // Leads that name one file take round trips of their own: 150 of them as many queries as fifteen thousand others.
  const files = { batchId: null, keys: [await uploaded(samples.PDF, "application/pdf")] };
  for (let n = 0; n < 150; n += 1) {
    const id = crypto.randomUUID();
    await env.FILES.put(spoolKey(id), spooledText(incomingLead(id, { files })));
  }
  const told = receivers(200);
  const first = counted();
  await run({ NOTIFY_WEBHOOK_URL: CHAT, DB: first.DB });
  const brought = (await leads()).length;
  expect(brought).toBeGreaterThan(50);
  expect(brought).toBeLessThan(150);
  expect(first.count.queries).toBeLessThanOrEqual(1000);
  expect(told[0]!.text).toContain(`${brought} new leads`);
  expect(await outcomes()).toEqual(expect.arrayContaining(["drain ok", "notices ok", "retire ok", "scheduled ok"]));
  while ((await env.FILES.list({ prefix: "spool/" })).objects.length > 0) await run({ DB: counted().DB });
  expect(await leads()).toHaveLength(150);
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
  const id = crypto.randomUUID();
  await post({ ...contact, submissionId: id }, { stores: { DB: down } });
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
