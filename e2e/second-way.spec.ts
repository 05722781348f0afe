/**
 * A network that does not let the bucket's host through: files go by our own, and the visitor notices nothing. Requirement U2. Decision 72.
 */
import type { Page } from "@playwright/test";
import { query } from "./support/database.ts";
import { expect, test } from "./support/test.ts";
import { formReady } from "./support/wake.ts";

const BUCKET = "**/cdn-cgi/local/r2/s3/**";
const pdf = (name: string, size: number) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(size)]),
});
const FILES = [1, 2, 3, 4, 5].map((n) => pdf(`deed ${n}.pdf`, n * 100_000));

async function open(page: Page): Promise<string> {
  const phone = `96${String(Math.floor(Math.random() * 1e8)).padStart(8, "0")}`;
  await page.goto("/document-verification");
  await formReady(page);
  const answers = { fullName: "Asha Rao", phoneNumber: phone, email: "asha@example.com", propertyLocation: "Pune" };
  for (const [name, value] of Object.entries(answers)) await page.locator(`#${name}`).fill(value);
  await page.locator('input[type="file"]').setInputFiles(FILES);
  return phone;
}
const stored = (phone: string): number[] =>
  query<{ size: number }>(
    "SELECT size FROM uploads WHERE lead_id IN (SELECT id FROM leads WHERE phone = ?) ORDER BY size",
    phone,
  ).map(({ size }) => size);

for (const failure of ["namenotresolved", "connectionreset", "timedout", "blockedbyclient"] as const) {
  test(
    `files arrive where the bucket's host fails by ${failure}, and few of them try it`,
    // That they arrive is asked each time by the networks.
    { tag: "@all" },
    async ({ page }) => {
      let tried = 0;
      const relayed: string[] = [];
      await page.route(BUCKET, (route) => {
        tried += 1;
        return route.abort(failure);
      });
      page.on("request", (request) => {
        if (request.method() === "PUT" && request.url().includes("/guest/uploads/")) relayed.push(request.url());
      });
      const phone = await open(page);
      await page.locator("[data-submit]").click();
      await expect(page.locator("[data-reference]")).toBeVisible();
      expect(stored(phone)).toEqual(FILES.map(({ buffer }) => buffer.length));
      expect(relayed).toHaveLength(FILES.length);
      expect(tried).toBeLessThanOrEqual(3);
    },
  );
}
