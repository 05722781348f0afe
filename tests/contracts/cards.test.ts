import { expect, test } from "vitest";
import { cards, isFresh, strangers } from "../../tools/cards/card.ts";

test("has a current card for every page (npm run fix draws them)", async () => {
  expect((await cards()).filter((card) => !isFresh(card)).map(({ file }) => file)).toEqual([]);
  expect(await strangers()).toEqual([]);
});
