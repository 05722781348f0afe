/** Fees agree across pages and languages. */
import { expect, it } from "vitest";
import { formatCost, fees } from "../../src/content/fees.ts";
import { formatCost as costOfHi, fees as feesHi } from "../../src/content/fees.hi.ts";
import { serviceLinks } from "../../src/content/navigation.ts";
import { content as services } from "../../src/pages/all-services/content.en.ts";
import { content as servicesHi } from "../../src/pages/all-services/content.hi.ts";

it("costs the same in both languages", () => {
  const sums = (all: Readonly<Record<string, { figure: string }>>): unknown =>
    Object.fromEntries(Object.entries(all).map(([name, { figure }]) => [name, figure.match(/₹[\d,]+/g)]));
  expect(sums(feesHi)).toEqual(sums(fees));
});

it("lists every service with its fee in both languages", () => {
  for (const [{ prices }, of] of [
    [services, formatCost],
    [servicesHi, costOfHi],
  ] as const) {
    const listed = prices.rows.map(({ href }) => href);
    expect(listed.filter((href) => href !== "/sell-property")).toEqual(serviceLinks.map(({ href }) => href));
    expect(listed).toHaveLength(serviceLinks.length + 1);
    const published = new Set(Object.values(of === formatCost ? fees : feesHi).map(of));
    // The packages, and services without a charge.
    expect(prices.rows.filter(({ cells: [cost] }) => !published.has(cost)).map(({ href }) => href)).toEqual([
      "/group-investment-service",
      "/rental-caretaking",
    ]);
  }
});
