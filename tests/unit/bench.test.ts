/** What the bench measures against: a floor and twins that hold what they should, and no more. */
import { expect, it } from "vitest";
import { FLOOR, twinOf } from "../../tools/bench/server.ts";
import { questionsOf } from "../support/cookbook.ts";

const picture = (name: string, attributes = ""): string =>
  `<picture class="block"><source srcSet="/pictures/${name}.avif"/><img src="/pictures/${name}.webp"${attributes}/></picture>`;

it("gives a twin the page's heading and its first picture, and nothing else", () => {
  const html = `<h1 class="text-h1">Swap your <em>flat</em></h1>${picture("late")}${picture("first", ' fetchPriority="high"')}<form></form>`;
  const twin = twinOf(html);
  expect(twin).toContain("<h1>Swap your <em>flat</em></h1>");
  expect(twin).toContain(picture("first", ' fetchPriority="high"'));
  expect(twin).not.toContain("late");
  expect(twin).not.toContain("<form");
  expect(twinOf("<h1>Questions</h1>")).not.toContain("<picture");
});

it("refuses a page without a heading, and has a floor without a script", () => {
  expect(() => twinOf("<p>Nothing</p>")).toThrow("without a heading");
  expect(FLOOR).not.toContain("<script");
});

it("reads the questions of the cookbook with their titles", () => {
  const text =
    '## Today\n\nText.\n\n    npx wrangler d1 execute DB --local --command "SELECT 1"\n\n## How much\n\n    x --command "SELECT 2"\n';
  expect(questionsOf(text)).toEqual([
    { title: "Today", sql: "SELECT 1" },
    { title: "How much", sql: "SELECT 2" },
  ]);
});
