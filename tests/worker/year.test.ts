/** The edge knows one database: which one that is, is a binding. The second step of growth, docs/runbook.md. */
import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { contact, leads, post } from "./forms-support.ts";

it("writes to the database that is bound, and leaves the last year's as it was", async () => {
  await applyD1Migrations(env.DB_2027, env.TEST_MIGRATIONS);
  const before = await leads();
  const { status, body } = await post(contact, { stores: { DB: env.DB_2027 } });
  expect(status).toBe(200);
  const stored = await env.DB_2027.prepare("SELECT reference FROM leads").all();
  expect(stored.results).toEqual([{ reference: body.data!.reference }]);
  expect(await leads()).toEqual(before);
});
