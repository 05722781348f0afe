/** Counts that the specification fixes. */
import { expect, it } from "vitest";
import { socialLinks } from "../../../src/content/company.ts";
import { content as allServices } from "../../../src/pages/all-services/content.en.ts";
import { content as exchange } from "../../../src/pages/exchange-property/content.en.ts";
import { content as circle } from "../../../src/pages/group-investment-service/content.en.ts";
import { content as query } from "../../../src/pages/query/content.en.ts";

const contents = import.meta.glob<Record<string, unknown>>("../../../src/pages/*/content.en.ts", {
  eager: true,
  import: "content",
});

/** The length of each list, by the folder of its page and its name in `content`. A model counts its points. */
const SPECIFIED: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  "buy-property": { steps: 6 },
  "dispute-settlement": { cases: 6, model: 5, questions: 5 },
  "exchange-property": { model: 5, deliverables: 6, process: 6, questions: 4 },
  "financial-services": { model: 5, services: 4, benefits: 4, questions: 5 },
  "furniture-on-demand": { process: 4, questions: 5 },
  "group-investment-service": { model: 5, members: 5, questions: 5 },
  "high-value-properties": { categories: 6, model: 4, trackRecord: 5 },
  "nri-corner": { model: 4, services: 8, regions: 10, trust: 4, engagement: 6, questions: 4 },
  partner: { partners: 4 },
  "portfolio-management": { model: 4, questions: 2 },
  query: { queryGroups: 10 },
  "vaastu-intelligence": { process: 7, rites: 4, sampleTestimonials: 3, questions: 4 },
};

it.each(
  Object.entries(SPECIFIED).flatMap(([page, lists]) =>
    Object.entries(lists).map(([list, count]) => ({ page, list, count })),
  ),
)("$page has $count $list", ({ page, list, count }) => {
  const value = contents[`../../../src/pages/${page}/content.en.ts`]![list] as {
    readonly points?: unknown;
  };
  expect(value.points ?? value).toHaveLength(count);
});

it.each([
  ["cards of all services", allServices.serviceGroups.flatMap(({ cards }) => cards), 12],
  ["social networks", socialLinks, 3],
  ["reasons for an exchange", exchange.reasons.rows, 4],
  ["benefits of the circle", [circle.firstBenefit, ...circle.benefits], 7],
  ["differences of the circle", circle.differences.rows, 5],
])("has the specified number of %s", (_, list, count) => {
  expect(list).toHaveLength(count);
});

it("links from the Query Center to twenty forms", () => {
  const targets = query.queryGroups
    .flatMap((group) => group.actions)
    .map(({ href }) => href?.replace(/\?.*/, ""));
  expect(new Set(targets).size).toBe(20);
});
