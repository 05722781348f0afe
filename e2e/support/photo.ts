/** Photographs as a phone takes them, made by code. */
import type { Page } from "@playwright/test";

/** Stands in the place that a photo tells of. */
export const PLACE = "KARJ";

/**
 * A JPEG with a colour in each corner and noise all over, which makes it weigh as much as a photo: red, green, blue, white, the way one reads.
 */
export async function jpeg(page: Page, width: number, height: number, quality: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    async (wanted) => {
      const canvas = new OffscreenCanvas(wanted.width, wanted.height);
      const context = canvas.getContext("2d")!;
      const [x, y] = [wanted.width / 2, wanted.height / 2];
      for (const [i, color] of ["#c00", "#0c0", "#00c", "#fff"].entries()) {
        context.fillStyle = color;
        context.fillRect((i % 2) * x, Math.floor(i / 2) * y, x, y);
      }
      const tile = new ImageData(256, 256);
      for (let at = 0; at < tile.data.length; at += 4) {
        tile.data.fill(Math.random() * 256, at, at + 3);
        tile.data[at + 3] = 40;
      }
      context.fillStyle = context.createPattern(await createImageBitmap(tile), "repeat")!;
      context.fillRect(0, 0, wanted.width, wanted.height);
      const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: wanted.quality });
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
  // A short stands in the first two of the four bytes.
  bytes.writeUInt32BE(type === 3 ? value * 0x10000 : value, 8);
  return bytes;
};

const directory = (...entries: Buffer[]): Buffer =>
  Buffer.concat([Buffer.from([0, entries.length]), ...entries, Buffer.alloc(4)]);

/** The same, with Exif that turns it and tells where it was taken. */
export function withExif(photo: Buffer, orientation: number): Buffer {
  const gpsAt = 8 + 2 + 2 * 12 + 4;
  const latitudeAt = gpsAt + 2 + 2 * 12 + 4;
  const first = directory(entry(0x0112, 3, 1, orientation), entry(0x8825, 4, 1, gpsAt));
  const north = Buffer.from("N\0\0\0").readUInt32BE();
  const gps = directory(entry(1, 2, 2, north), entry(2, 5, 3, latitudeAt));
  const latitude = Buffer.from(`${PLACE}\0\0\0\x01`.repeat(3), "latin1");
  const exif = Buffer.concat([Buffer.from("Exif\0\0MM\0*\0\0\0\x08", "latin1"), first, gps, latitude]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(exif.length + 2);
  return Buffer.concat([photo.subarray(0, 2), Buffer.from([0xff, 0xe1]), length, exif, photo.subarray(2)]);
}

interface Seen {
  readonly width: number;
  readonly height: number;
  /** The corners, the way one reads. */
  readonly corners: readonly (readonly number[])[];
}

/** What somebody would see who opens it. */
export const look = (page: Page, photo: Buffer): Promise<Seen> =>
  page.evaluate(async (base64) => {
    const blob = new Blob([Uint8Array.fromBase64(base64)], { type: "image/jpeg" });
    const bitmap = await createImageBitmap(blob, { imageOrientation: "from-image" });
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext("2d")!;
    context.drawImage(bitmap, 0, 0);
    const corners = [0.25, 0.75].flatMap((y) =>
      [0.25, 0.75].map((x) => Array.from(context.getImageData(x * width, y * height, 1, 1).data.slice(0, 3))),
    );
    return { width, height, corners };
  }, photo.toString("base64"));
