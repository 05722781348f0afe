/** The device stores the files of a form once. A press and each attempt write a small record. */
import type { Page } from "@playwright/test";
import { openFilled, PDF } from "./support/fill.ts";
import { expectOneLead, newPhone } from "./support/stored-leads.ts";
import { expect, test } from "./support/test.ts";

const MB = 1_000_000;
const files = ["deed.pdf", "plan.pdf"].map((name) => ({
  ...PDF,
  name,
  buffer: Buffer.concat([PDF.buffer, Buffer.alloc(10 * MB)]),
}));

/** Counts the bytes that the page writes into its databases. */
async function countBytes(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    const sizeOf = (value: unknown): number => {
      if (value instanceof Blob) return value.size;
      if (typeof value !== "object" || !value) return String(value).length;
      return Object.entries(value).reduce((sum, [key, part]) => sum + key.length + sizeOf(part), 0);
    };
    Object.assign(globalThis, { writtenBytes: 0 });
    IDBObjectStore.prototype.put = function (...args: [unknown]) {
      Object.assign(globalThis, {
        writtenBytes: Number(Reflect.get(globalThis, "writtenBytes")) + sizeOf(args[0]),
      });
      return put.apply(this, args);
    };
  });
  let before = 0;
  return async () => {
    const bytes = await page.evaluate(() => Number(Reflect.get(globalThis, "writtenBytes")));
    const added = bytes - before;
    before = bytes;
    return added;
  };
}

test("writes 20 MB of files once, and under 10 KB for a press and for each attempt", async ({
  page,
  context,
}) => {
  const phone = newPhone();
  const takeBytes = await countBytes(page);
  await openFilled(page, "PROPERTY_EXCHANGE", phone);
  await page.locator('input[type="file"]').setInputFiles(files);
  await expect(page.getByText("Your files are kept on this device")).toBeVisible();
  const picked = await takeBytes();
  expect(picked).toBeGreaterThan(20 * MB);
  expect(picked).toBeLessThan(21 * MB);
  await context.setOffline(true);
  await page.locator("[data-submit]").click();
  await expect(page.getByText("is kept on this device until")).toBeVisible();
  expect(await takeBytes()).toBeLessThan(10_000);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  let attempted = 0;
  await expect.poll(async () => (attempted += await takeBytes())).toBeGreaterThan(0);
  expect(attempted).toBeLessThan(10_000);
  await context.setOffline(false);
  await expectOneLead(page.locator("[data-reference]"), phone, 2);
  expect(await takeBytes()).toBeLessThan(10_000);
});
