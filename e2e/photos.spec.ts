/**
 * Photographs on a 360 px phone: made smaller, upright, without where they were taken, and all of them stored.
 */
import type { Page } from "@playwright/test";
import { newPhone, query, storedFile } from "./support/arrived.ts";
import { openFilled } from "./support/fill.ts";
import { jpeg, look, PLACE, withExif } from "./support/photo.ts";
import { expect, test } from "./support/test.ts";

test.use({ viewport: { width: 360, height: 740 } });
// Twelve megapixels are drawn several times over, on a machine that may be busy.
test.slow();

async function openExchange(page: Page): Promise<string> {
  const phone = newPhone();
  await openFilled(page, "PROPERTY_EXCHANGE", phone);
  return phone;
}
const picker = (page: Page) => page.locator('input[type="file"]');
/** Sends the form; what was stored with it. */
async function sent(page: Page, phone: string): Promise<{ key: string; size: number; content_type: string }[]> {
  await page.locator("[data-submit]").click();
  await expect(page.locator("[data-reference]")).toBeVisible();
  const files =
    "SELECT key, size, content_type FROM uploads JOIN leads ON leads.id = lead_id WHERE phone = ? ORDER BY file_name";
  return query(files, phone);
}

const file = (name: string, buffer: Buffer, mimeType = "image/jpeg") => ({ name, buffer, mimeType });

test("a photo arrives small, upright and without its place", async ({ page, baseURL, complaints }) => {
  const phone = await openExchange(page);
  const photo = withExif(await jpeg(page, 2800, 2100, 0.9), 6);
  expect(photo.includes(PLACE)).toBe(true);
  await picker(page).setInputFiles([file("house.jpg", photo)]);
  await expect(page.getByText(/^Made smaller on your device: \d\.\d MB to \d.* [KM]B$/)).toBeVisible();
  const [upload, ...others] = await sent(page, phone);
  expect(others).toEqual([]);
  expect(upload!.size).toBeLessThan(photo.length);
  const stored = await storedFile(baseURL!, upload!.key);
  expect([stored.includes(PLACE), stored.includes("Exif")]).toEqual([false, false]);
  const { width, height, corners } = await look(page, stored);
  expect([width, height]).toEqual([1920, 2560]);
  // Turned by a quarter to the right: blue, red over white, green.
  const strongest = corners.map(([red = 0, green = 0, blue = 0]) =>
    Math.min(red, green, blue) > 150
      ? "white"
      : ["red", "green", "blue"][[red, green, blue].indexOf(Math.max(red, green, blue))],
  );
  expect(strongest).toEqual(["blue", "red", "white", "green"]);
  expect(complaints.filter((one) => /policy|photo|worker/i.test(one))).toEqual([]);
});

test(
  "a photo that cannot be made smaller goes as it is, upright, without its place, as what it is though its name says otherwise",
  { tag: "@all" },
  async ({ page, baseURL }) => {
    const phone = await openExchange(page);
    const stamp = withExif(await jpeg(page, 64, 48, 0.2), 6);
    const photo = withExif(await jpeg(page, 640, 480, 0.8), 1);
    const named = [file("IMG-WA0001.png", photo, "image/png"), file("photo.jfif", photo)];
    await picker(page).setInputFiles([file("stamp.jpg", stamp), ...named]);
    const uploads = await sent(page, phone);
    expect(uploads.map(({ content_type }) => content_type)).toEqual(["image/jpeg", "image/jpeg", "image/jpeg"]);
    const stored = await Promise.all(uploads.map(({ key }) => storedFile(baseURL!, key)));
    for (const one of stored) expect(one.includes(PLACE)).toBe(false);
    expect(stored[2]!.length).toBeLessThan(stamp.length);
    expect(await look(page, stored[2]!)).toMatchObject({ width: 48, height: 64 });
  },
);

test("without the worker the page does it, and without both the original goes", { tag: "@all" }, async ({ page }) => {
  const phone = await openExchange(page);
  await page.route(/assets\/photo-worker/, (route) => route.fulfill({ status: 404 }));
  const photo = await jpeg(page, 3000, 2000, 0.9);
  await picker(page).setInputFiles([file("garden.jpg", photo)]);
  await expect(page.getByText(/^Made smaller on your device/)).toBeVisible();
  expect((await sent(page, phone))[0]!.size).toBeLessThan(photo.length);

  await page.route(/assets\/photo-/, (route) => route.abort());
  const another = await openExchange(page);
  await picker(page).setInputFiles([file("garden.jpg", photo)]);
  expect(await sent(page, another)).toMatchObject([{ size: photo.length }]);
});
