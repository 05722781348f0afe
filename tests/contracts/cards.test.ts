import { expect, test } from "vitest";
import { cards, isFresh, strangers } from "../../tools/cards/card.ts";

test("every page has a card of its present title and picture: else run npm run fix", async () => {
  expect((await cards()).filter((card) => !isFresh(card)).map(({ file }) => file)).toEqual([]);
  expect(await strangers()).toEqual([]);
});
