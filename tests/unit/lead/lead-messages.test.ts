import { expect, it } from "vitest";
import { LeadMessages } from "../../../src/lead/lead-messages.ts";
import type { StoredLead } from "../../../src/lead/outbox.ts";

/** A lead that failed, was pressed `age` ms ago, and is tried again in five seconds. */
function waiting(age: number): StoredLead {
  const now = Date.now();
  return { id: "one", at: now - age, status: { at: "waiting", retryAt: now + 5000 } } as StoredLead;
}

it.each([
  ["says nothing of a lead whose first retry is near", 1000, 0],
  // Seed 8506: this page looked each minute, shortly before the other one's retry.
  ["says that a lead waits which another page is about to retry", 60_000, 1],
])("%s", (_, age, count) => {
  const messages = new LeadMessages();
  messages.onEvent({ type: "waiting", lead: waiting(age) });
  expect(messages.list.get()).toHaveLength(count);
});
