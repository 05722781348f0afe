/** `npm run new:picture` adds a photograph of the firm. */
import { readdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { addPhotograph } from "../../tools/new-picture.ts";
import { scratch } from "../support/scratch.ts";

async function photograph(width: number, height: number): Promise<string> {
  const file = path.join(scratch(), "photo.jpg");
  await sharp({ create: { width, height, channels: 3, background: "#14453b" } })
    .withExif({ IFD3: { GPSLatitude: "18/1 31/1 0/1" } })
    .jpeg()
    .toFile(file);
  return file;
}

it("writes three widths and a WebP of a photograph, without the camera's data", async () => {
  const folder = scratch();
  expect(await addPhotograph("our-office", await photograph(1600, 1200), folder)).toBeUndefined();
  const names = [400, 800, 1280].map((width) => `our-office-both-${width}.avif`);
  expect(readdirSync(folder).toSorted()).toEqual([...names, "our-office-both-800.webp"].toSorted());
  const { width, height, exif } = await sharp(
    path.join(folder, "our-office-both-1280.avif"),
  ).metadata();
  expect([width, height, exif]).toEqual([1280, 800, undefined]);
});

it.each([
  ["Our Office", 1600, 1200, "in small letters"],
  ["office-wide", 1600, 1200, "a size of its own"],
  ["our-office", 900, 1200, "900 x 1200 pixels"],
])("explains why %s of %i by %i pixels cannot be added", async (name, width, height, reason) => {
  expect(await addPhotograph(name, await photograph(width, height), scratch())).toContain(reason);
});

it("keeps a picture of the same name, and names a file of another kind", async () => {
  const folder = scratch();
  const photo = await photograph(1280, 800);
  await addPhotograph("our-office", photo, folder);
  expect(await addPhotograph("our-office", photo, folder)).toContain("already has our-office");
  expect(await addPhotograph("another", import.meta.filename, folder)).toContain("is no picture");
});
