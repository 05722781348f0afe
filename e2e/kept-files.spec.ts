/** Picked files outlive their tab, which a phone that is short of memory ends while its camera is open. Requirement F12. Decision 81. */
import { query } from "./support/database.ts";
import { expect, test } from "./support/test.ts";
import { formReady } from "./support/wake.ts";

const pdf = (name: string, size: number) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(size)]),
});
const FILES = [pdf("deed.pdf", 300_000), pdf("plan.pdf", 2_000_000)];

for (const [path, says, remove] of [
  ["/document-verification", "Your files are kept on this device", "Remove deed.pdf"],
  ["/hi/document-verification", "आपकी फ़ाइलें आपके जवाबों के साथ", "हटाएँ deed.pdf"],
] as const) {
  const tag = path.startsWith("/hi/") ? "@all" : [];
  test(
    `files stand in their form again after the tab was ended, are sent, and then gone: ${path}`,
    { tag },
    async ({ page, context }) => {
      const phone = `95${String(Math.floor(Math.random() * 1e8)).padStart(8, "0")}`;
      await page.goto(path);
      await formReady(page);
      const answers = { fullName: "Asha Rao", phoneNumber: phone, email: "asha@example.com", propertyLocation: "Pune" };
      for (const [name, value] of Object.entries(answers)) await page.locator(`#${name}`).fill(value);
      await page.locator('input[type="file"]').setInputFiles(FILES);
      await expect(page.getByText(says)).toBeVisible();
      await page.close();

      const next = await context.newPage();
      await next.goto(path);
      await formReady(next);
      await expect(next.getByRole("button", { name: remove })).toBeVisible();
      await expect(next.getByText(says)).toBeVisible();
      await next.locator("[data-submit]").click();
      await expect(next.locator("[data-reference]")).toBeVisible();
      const sizes = query<{ size: number }>(
        "SELECT size FROM uploads WHERE lead_id IN (SELECT id FROM leads WHERE phone = ?) ORDER BY size",
        phone,
      );
      expect(sizes.map(({ size }) => size)).toEqual(FILES.map(({ buffer }) => buffer.length));

      await next.goto(path);
      await formReady(next);
      await expect(next.locator("#propertyLocation")).toHaveValue("");
      await expect(next.getByRole("button", { name: remove })).toHaveCount(0);
      expect(await next.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("files")))).toEqual([]);
    },
  );
}
