/**
 * Sends hundreds of leads to a separate site. One connection in twenty is cut at a random time, and its lead is sent again
 * with the same id. Halfway the site is killed and restarted. Before a release:
 * `LEADS=10000 TEST_ALL=1 npx playwright test -c e2e load`.
 */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { OwnSite } from "./support/own-site.ts";
import { expect, test } from "./support/test.ts";

const LEADS = Number(process.env.LEADS ?? 300);
const CONNECTIONS = 6;
const CUT_SHARE = 0.05;
const CUT_WITHIN_MS = 40;

/** One attempt. The status is 0 if no answer came. The connection is cut after `limit` milliseconds. */
async function send(
  site: OwnSite,
  i: number,
  body: string,
  limit = 30_000,
): Promise<{ readonly status: number; readonly reference?: string | undefined }> {
  try {
    const answer = await site.ask("/forms", {
      method: "POST",
      headers: { "content-type": "application/json", "cf-connecting-ip": `10.0.${(i >> 8) & 255}.${i & 255}` },
      body,
      signal: AbortSignal.timeout(limit),
    });
    return { status: answer.status, reference: /"reference":"([^"]+)"/.exec(await answer.text())?.[1] };
  } catch {
    return { status: 0 };
  }
}

test("loses and doubles no lead when the site is killed under load", { tag: "@all" }, async () => {
  await using site = await OwnSite.start();
  test.setTimeout(10 * 60_000 + LEADS * 100);
  const accepted = new Map<string, string>();
  const wrong: string[] = [];
  const numbers = Array.from({ length: LEADS }, (_, i) => i).values();
  const visitor = async (): Promise<void> => {
    for (const i of numbers) {
      const submissionId = randomUUID();
      const who = { fullName: `Visitor ${i}`, phoneNumber: `${9_000_000_000 + i}` };
      const formData = { city: "Karjat", notes: `Lead ${i} of ${LEADS}` };
      const body = JSON.stringify({ formType: "CONTACT_US", submissionId, ...who, formData });
      while (!accepted.has(submissionId)) {
        const isCut = Math.random() < CUT_SHARE;
        const { status, reference } = await send(site, i, body, isCut ? Math.random() * CUT_WITHIN_MS : undefined);
        if (status !== 0 && status !== 200) wrong.push(`${i} was answered ${status}`);
        if (reference) accepted.set(submissionId, reference);
        // A page backs off before it retries.
        else await sleep(100);
      }
      // One visitor in twenty sends twice.
      const again = i % 20 === 0 ? await send(site, i, body) : undefined;
      if (again?.reference && again.reference !== accepted.get(submissionId)) wrong.push(`${i} got two references`);
    }
  };
  const powerCut = async (): Promise<void> => {
    await expect.poll(() => accepted.size, { timeout: test.info().timeout }).toBeGreaterThan(LEADS / 2);
    await site.kill();
    await site.start();
  };
  await Promise.all([powerCut(), ...Array.from({ length: CONNECTIONS }, visitor)]);
  // The scheduled job stores spooled leads.
  expect((await site.ask("/cdn-cgi/handler/scheduled")).status).toBe(200);
  await site.kill();
  expect(site.stored()).toEqual(accepted);
  expect(accepted.size).toBe(LEADS);
  expect(wrong).toEqual([]);
});
