/** Photos on a 360 px phone: smaller, upright and without the place where they were taken. */
import type { Page } from "@playwright/test";
import { newPhone, query, readStoredFile } from "./support/stored-leads.ts";
import { openFilled, PDF } from "./support/fill.ts";
import { expect, test } from "./support/test.ts";

test.use({ viewport: { width: 360, height: 740 } });
// A busy machine redraws twelve megapixels slowly.
test.slow();

/** Place in the Exif data. */
const PLACE = "KARJ";

/**
 * Draws a JPEG with noise, so that it has the size of a photo, and with red, green, blue and white corners in reading order.
 */
async function jpeg(page: Page, width: number, height: number, quality: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    async (photo) => {
      const canvas = new OffscreenCanvas(photo.width, photo.height);
      const context = canvas.getContext("2d")!;
      const [x, y] = [photo.width / 2, photo.height / 2];
      for (const [i, color] of ["#c00", "#0c0", "#00c", "#fff"].entries()) {
        context.fillStyle = color;
        context.fillRect((i % 2) * x, Math.floor(i / 2) * y, x, y);
      }
      const tile = new ImageData(256, 256);
      for (let index = 0; index < tile.data.length; index += 4) {
        tile.data.fill(Math.random() * 256, index, index + 3);
        tile.data[index + 3] = 40;
      }
      context.fillStyle = context.createPattern(await createImageBitmap(tile), "repeat")!;
      context.fillRect(0, 0, photo.width, photo.height);
      const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: photo.quality });
      return new Uint8Array(await blob.arrayBuffer()).toBase64();
    },
    { width, height, quality },
  );
  return Buffer.from(base64, "base64");
}

const entry = (tag: number, type: number, count: number, value: number): Buffer => {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt16BE(tag, 0);
  bytes.writeUInt16BE(type, 2);
  bytes.writeUInt32BE(count, 4);
  // A short uses the first two of four bytes.
  bytes.writeUInt32BE(type === 3 ? value * 0x10000 : value, 8);
  return bytes;
};

const directory = (...entries: Buffer[]): Buffer =>
  Buffer.concat([Buffer.from([0, entries.length]), ...entries, Buffer.alloc(4)]);

/** The same photo with Exif orientation and GPS data. */
function withExif(photo: Buffer, orientation: number): Buffer {
  const gpsAt = 8 + 2 + 2 * 12 + 4;
  const latitudeAt = gpsAt + 2 + 2 * 12 + 4;
  const first = directory(entry(0x0112, 3, 1, orientation), entry(0x8825, 4, 1, gpsAt));
  const north = Buffer.from("N\0\0\0").readUInt32BE();
  const gps = directory(entry(1, 2, 2, north), entry(2, 5, 3, latitudeAt));
  const latitude = Buffer.from(`${PLACE}\0\0\0\x01`.repeat(3), "latin1");
  const exif = Buffer.concat([
    Buffer.from("Exif\0\0MM\0*\0\0\0\x08", "latin1"),
    first,
    gps,
    latitude,
  ]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(exif.length + 2);
  return Buffer.concat([
    photo.subarray(0, 2),
    Buffer.from([0xff, 0xe1]),
    length,
    exif,
    photo.subarray(2),
  ]);
}

interface Seen {
  readonly width: number;
  readonly height: number;
  /** Corners in reading order. */
  readonly corners: readonly (readonly number[])[];
}

/** Draws a photo as a viewer would. */
const inspectPhoto = (page: Page, photo: Buffer): Promise<Seen> =>
  page.evaluate(async (base64) => {
    const blob = new Blob([Uint8Array.fromBase64(base64)], { type: "image/jpeg" });
    const bitmap = await createImageBitmap(blob, { imageOrientation: "from-image" });
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext("2d")!;
    context.drawImage(bitmap, 0, 0);
    const corners = [0.25, 0.75].flatMap((y) =>
      [0.25, 0.75].map((x) =>
        Array.from(context.getImageData(x * width, y * height, 1, 1).data.slice(0, 3)),
      ),
    );
    return { width, height, corners };
  }, photo.toString("base64"));

async function openExchange(page: Page): Promise<string> {
  const phone = newPhone();
  await openFilled(page, "PROPERTY_EXCHANGE", phone);
  return phone;
}
const picker = (page: Page) => page.locator('input[type="file"]');
/** Sends the form. Returns the files that were stored with it. */
async function sendAndListFiles(
  page: Page,
  phone: string,
): Promise<{ key: string; size: number; content_type: string }[]> {
  await page.locator("[data-submit]").click();
  await expect(page.locator("[data-reference]")).toBeVisible();
  const files =
    "SELECT key, size, content_type FROM uploads JOIN leads ON leads.id = lead_id WHERE phone = ? ORDER BY file_name";
  return query(files, phone);
}

const file = (name: string, buffer: Buffer, mimeType = "image/jpeg") => ({
  name,
  buffer,
  mimeType,
});

test("uploads a photo small, upright and without its place", async ({
  page,
  baseURL,
  complaints,
}) => {
  const phone = await openExchange(page);
  const photo = withExif(await jpeg(page, 2800, 2100, 0.9), 6);
  expect(photo.includes(PLACE)).toBe(true);
  await picker(page).setInputFiles([file("house.jpg", photo)]);
  await expect(
    page.getByText(/^Made smaller on your device: \d\.\d MB to \d.* [KM]B$/),
  ).toBeVisible();
  const [upload, ...others] = await sendAndListFiles(page, phone);
  expect(others).toEqual([]);
  expect(upload!.size).toBeLessThan(photo.length);
  const stored = await readStoredFile(baseURL!, upload!.key);
  expect([stored.includes(PLACE), stored.includes("Exif")]).toEqual([false, false]);
  const { width, height, corners } = await inspectPhoto(page, stored);
  expect([width, height]).toEqual([1920, 2560]);
  // Rotated by 90° clockwise: blue, red over white, green.
  const strongest = corners.map(([red = 0, green = 0, blue = 0]) =>
    Math.min(red, green, blue) > 150
      ? "white"
      : ["red", "green", "blue"][[red, green, blue].indexOf(Math.max(red, green, blue))],
  );
  expect(strongest).toEqual(["blue", "red", "white", "green"]);
  expect(complaints.filter((complaint) => /policy|photo|worker/i.test(complaint))).toEqual([]);
});

test(
  "redraws a small photo too, and leaves a PDF alone",
  { tag: "@all" },
  async ({ page, baseURL }) => {
    const phone = await openExchange(page);
    const stamp = withExif(await jpeg(page, 64, 48, 0.2), 6);
    const photo = withExif(await jpeg(page, 640, 480, 0.8), 1);
    await picker(page).setInputFiles([file("photo.jfif", photo), file("stamp.jpg", stamp), PDF]);
    const uploads = await sendAndListFiles(page, phone);
    expect(uploads.map(({ content_type }) => content_type)).toEqual([
      "application/pdf",
      "image/jpeg",
      "image/jpeg",
    ]);
    const stored = await Promise.all(uploads.map(({ key }) => readStoredFile(baseURL!, key)));
    expect(stored[0]!.equals(PDF.buffer)).toBe(true);
    for (const storedPhoto of stored.slice(1)) expect(storedPhoto.includes(PLACE)).toBe(false);
    expect(await inspectPhoto(page, stored[2]!)).toMatchObject({ width: 48, height: 64 });
  },
);

test("checks once for all photos that the canvas exports what was drawn", async ({ page }) => {
  await page.addInitScript(() => {
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = function (...args) {
      document.documentElement.dataset.exports = String(
        Number(document.documentElement.dataset.exports ?? 0) + 1,
      );
      toBlob.apply(this, args);
    };
  });
  await openExchange(page);
  const photos = [await jpeg(page, 2800, 2100, 0.9), await jpeg(page, 2900, 2100, 0.9)];
  await picker(page).setInputFiles(photos.map((photo, i) => file(`house-${i}.jpg`, photo)));
  await expect(page.getByText(/^Made smaller on your device/)).toHaveCount(2);
  // The check, and each photo.
  await expect(page.locator("html")).toHaveAttribute("data-exports", "3");
});

/** Replaces a canvas's output like a browser that guards against fingerprinting. */
const guardCanvas = (isWhite: boolean): void => {
  const { toBlob } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.toBlob = function (done, type, quality) {
    const { width, height } = this;
    const guarded = Object.assign(document.createElement("canvas"), { width, height });
    const context = guarded.getContext("2d")!;
    const pixels = context.createImageData(width, height);
    pixels.data.forEach(
      (_, i) => (pixels.data[i] = isWhite || i % 4 === 3 ? 255 : Math.random() * 256),
    );
    context.putImageData(pixels, 0, 0);
    toBlob.call(guarded, done, type, quality);
  };
};

for (const [fault, fail] of Object.entries({
  "the canvas exports noise": (page: Page) => page.addInitScript(guardCanvas, false),
  "the canvas exports white": (page: Page) => page.addInitScript(guardCanvas, true),
  "the code did not load": (page: Page) => page.route(/assets\/photo-/, (route) => route.abort()),
}))
  test(`sends the original photo when ${fault}`, { tag: "@all" }, async ({ page, baseURL }) => {
    await fail(page);
    const phone = await openExchange(page);
    // Larger than photos that are sent.
    const photo = await jpeg(page, 3000, 2000, 0.9);
    await picker(page).setInputFiles([file("deed.jpg", photo)]);
    await expect(page.getByRole("button", { name: "Remove deed.jpg" })).toBeVisible();
    const [upload] = await sendAndListFiles(page, phone);
    expect((await readStoredFile(baseURL!, upload!.key)).equals(photo)).toBe(true);
  });
