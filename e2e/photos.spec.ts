/**
 * Photographs on a 360 px phone: made smaller, upright, without where they were taken, and all of them stored.
 * Requirements U1, U3. Decision 35.
 */
import type { Page } from "@playwright/test";
import { query } from "./support/database.ts";
import { jpeg, look, PLACE, withExif } from "./support/photo.ts";
import { storedFile } from "./support/storage.ts";
import { expect, test } from "./support/test.ts";
import { formReady } from "./support/wake.ts";

test.use({ viewport: { width: 360, height: 740 } });
// Twelve megapixels are drawn several times over, on a machine that may be busy.
test.slow();

const MIB = 1024 * 1024;

interface Upload {
  readonly key: string;
  readonly size: number;
}
const newPhone = (): string => `97${String(Math.floor(Math.random() * 1e8)).padStart(8, "0")}`;
const uploadsOf = (phone: string): Upload[] =>
  query("SELECT key, size FROM uploads WHERE lead_id IN (SELECT id FROM leads WHERE phone = ?)", phone);

async function open(page: Page, path: string, fields: Readonly<Record<string, string>>): Promise<string> {
  const phone = newPhone();
  await page.goto(path);
  await formReady(page);
  for (const [name, value] of Object.entries({ fullName: "Asha Rao", phoneNumber: phone, ...fields })) {
    await page.locator(`#${name}`).fill(value);
  }
  return phone;
}
async function openExchange(page: Page): Promise<string> {
  const phone = await open(page, "/property-exchange", {
    currentPropertyLocation: "Karjat",
    approximateMarketValue: "5000000",
    preferredExchangeLocation: "Pune",
  });
  await page.getByText("Same value house in different location").click();
  return phone;
}
const picker = (page: Page) => page.locator('input[type="file"]');
const send = (page: Page): Promise<void> => page.locator("[data-submit]").click();
const isSent = (page: Page): Promise<void> => expect(page.locator("[data-reference]")).toBeVisible();

const file = (name: string, buffer: Buffer, mimeType = "image/jpeg") => ({ name, buffer, mimeType });

test("a photo arrives small, upright and without its place", async ({ page, baseURL, complaints }) => {
  const phone = await openExchange(page);
  const photo = withExif(await jpeg(page, 2800, 2100, 0.8, 2 * MIB), 6);
  expect(photo.includes(PLACE)).toBe(true);
  await picker(page).setInputFiles([file("house.jpg", photo)]);
  await expect(page.getByText(/^Made smaller on your device: \d\.\d MB to \d.* [KM]B$/)).toBeVisible();
  await send(page);
  await isSent(page);
  const [upload, ...others] = uploadsOf(phone);
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
  "a photo that cannot be made smaller goes as it is, upright, without its place",
  { tag: "@all" },
  async ({ page, baseURL }) => {
    const phone = await openExchange(page);
    const photo = withExif(await jpeg(page, 64, 48, 0.2), 6);
    await picker(page).setInputFiles([file("stamp.jpg", photo)]);
    await send(page);
    await isSent(page);
    const stored = await storedFile(baseURL!, uploadsOf(phone)[0]!.key);
    expect(stored.includes(PLACE)).toBe(false);
    expect(stored.length).toBeLessThan(photo.length);
    expect(await look(page, stored)).toMatchObject({ width: 48, height: 64 });
  },
);

test("without the worker the page does it, and without both the original goes", { tag: "@all" }, async ({ page }) => {
  const phone = await openExchange(page);
  await page.route(/assets\/photo-worker/, (route) => route.fulfill({ status: 404 }));
  const photo = await jpeg(page, 3000, 2000, 0.9, MIB);
  await picker(page).setInputFiles([file("garden.jpg", photo)]);
  await expect(page.getByText(/^Made smaller on your device/)).toBeVisible();
  await send(page);
  await isSent(page);
  expect(uploadsOf(phone)[0]!.size).toBeLessThan(photo.length);

  await page.route(/assets\/photo-/, (route) => route.abort());
  const another = await openExchange(page);
  await picker(page).setInputFiles([file("garden.jpg", photo)]);
  await send(page);
  await isSent(page);
  expect(uploadsOf(another)).toMatchObject([{ size: photo.length }]);
});

test(
  "a photo under another picture's name loses its place too, and is sent as what it is",
  { tag: "@all" },
  async ({ page, baseURL }) => {
    const phone = await openExchange(page);
    const photo = withExif(await jpeg(page, 640, 480, 0.8), 1);
    await picker(page).setInputFiles([file("IMG-WA0001.png", photo, "image/png"), file("photo.jfif", photo)]);
    await send(page);
    await isSent(page);
    const uploads = uploadsOf(phone);
    expect(uploads).toHaveLength(2);
    for (const { key } of uploads) expect((await storedFile(baseURL!, key)).includes(PLACE)).toBe(false);
    expect(
      query("SELECT DISTINCT content_type FROM uploads WHERE lead_id IN (SELECT id FROM leads WHERE phone = ?)", phone),
    ).toEqual([{ content_type: "image/jpeg" }]);
  },
);
