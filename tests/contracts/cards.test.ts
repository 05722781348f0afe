/** Requirement V2. Decision 30. */
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { CARDS, cards, isFresh, strangers, withStamp } from "../../tools/cards/card.ts";

const all = await cards();

test("every page has a card of its present title and picture: else run npm run fix", async () => {
  expect(all.filter((card) => !isFresh(card)).map(({ file }) => file)).toEqual([]);
  expect(await strangers()).toEqual([]);
});

test("a card of another title is stale", () => {
  expect(isFresh({ ...all[0]!, title: "Another" })).toBe(false);
});

test("a stamped card is still a JPEG of 1200 x 630 that a messenger takes", () => {
  for (const { file } of all) {
    const jpeg = readFileSync(path.join(CARDS, file));
    expect(statSync(path.join(CARDS, file)).size, file).toBeLessThanOrEqual(60 * 1024);
    const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
    expect([jpeg.readUInt16BE(frame + 7), jpeg.readUInt16BE(frame + 5)], file).toEqual([1200, 630]);
  }
  expect(withStamp(Buffer.from([0xff, 0xd8, 0xff, 0xd9]), all[0]!).subarray(0, 4)).toEqual(
    Buffer.from([0xff, 0xd8, 0xff, 0xfe]),
  );
});
