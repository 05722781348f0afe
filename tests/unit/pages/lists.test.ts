/** Counts that the specification fixes. */
import { expect, it } from "vitest";
import { socialLinks } from "../../../src/content/company.ts";
import { content as allServices } from "../../../src/pages/all-services/content.en.ts";
import { content as buy } from "../../../src/pages/buy-property/content.en.ts";
import { content as exchange } from "../../../src/pages/exchange-property/content.en.ts";
import { content as financial } from "../../../src/pages/financial-services/content.en.ts";
import { content as furniture } from "../../../src/pages/furniture-on-demand/content.en.ts";
import { content as circle } from "../../../src/pages/group-investment-service/content.en.ts";
import { content as highValue } from "../../../src/pages/high-value-properties/content.en.ts";
import { content as nri } from "../../../src/pages/nri-corner/content.en.ts";
import { content as partner } from "../../../src/pages/partner/content.en.ts";
import { content as portfolio } from "../../../src/pages/portfolio-management/content.en.ts";
import { content as query } from "../../../src/pages/query/content.en.ts";
import { content as vaastu } from "../../../src/pages/vaastu-intelligence/content.en.ts";

it.each([
  ["cards of all services", allServices.serviceGroups.flatMap(({ cards }) => cards), 12],
  ["social networks", socialLinks, 3],
  ["Vaastu steps", vaastu.process, 7],
  ["rituals and enhancers", vaastu.rites, 4],
  ["Vaastu testimonials", vaastu.sampleTestimonials, 3],
  ["Vaastu questions", vaastu.questions, 4],
  ["furniture steps", furniture.process, 4],
  ["furniture questions", furniture.questions, 5],
  ["financial steps", financial.steps, 5],
  ["financial benefits", financial.benefits, 4],
  ["financial questions", financial.questions, 5],
  ["exchange features", exchange.features, 5],
  ["exchange deliverables", exchange.deliverables, 6],
  ["exchange reasons", exchange.reasons.rows, 4],
  ["exchange process", exchange.process, 6],
  ["exchange questions", exchange.questions, 4],
  ["NRI solutions", nri.solutions, 4],
  ["NRI services", nri.services, 8],
  ["NRI regions", nri.regions, 10],
  ["NRI trust claims", nri.trust, 4],
  ["NRI engagement", nri.engagement, 6],
  ["NRI questions", nri.questions, 4],
  ["high-value categories", highValue.categories, 6],
  ["high-value reasons", highValue.reasons, 4],
  ["high-value track record", highValue.trackRecord, 5],
  ["circle steps", circle.steps, 5],
  ["circle benefits", [circle.firstBenefit, ...circle.benefits], 7],
  ["circle members", circle.members, 5],
  ["circle differences", circle.differences.rows, 5],
  ["circle questions", circle.questions, 5],
  ["buying steps", buy.steps, 6],
  ["portfolio coverage", portfolio.coverage, 4],
  ["portfolio questions", portfolio.questions, 2],
  ["partner cards", partner.partners, 4],
  ["query groups", query.queryGroups, 10],
])("has the specified number of %s", (_, list, count) => {
  expect(list).toHaveLength(count);
});

it("links from the Query Center to twenty forms", () => {
  const targets = query.queryGroups.flatMap((group) => group.actions).map(({ href }) => href?.replace(/\?.*/, ""));
  expect(new Set(targets).size).toBe(20);
});
