/** What a service costs is said one way. */
import { expect, it } from "vitest";
import { costOf, fees } from "../../src/content/fees.ts";
import { costOf as costOfHi, fees as feesHi } from "../../src/content/fees.hi.ts";
import { serviceLinks } from "../../src/content/navigation.ts";
import { content as services } from "../../src/pages/all-services/content.en.ts";
import { content as servicesHi } from "../../src/pages/all-services/content.hi.ts";
import { content as portfolio } from "../../src/pages/portfolio-management-service/content.en.ts";

it("costs the same in both languages", () => {
  const sums = (all: Readonly<Record<string, { figure: string }>>): unknown =>
    Object.fromEntries(Object.entries(all).map(([name, { figure }]) => [name, figure.match(/₹[\d,]+/g)]));
  expect(sums(feesHi)).toEqual(sums(fees));
});

it("the yield of a flat is of the sheet above it, with the fee that is published", () => {
  const { costs, rent, value } = portfolio.yieldSheet;
  const [flat] = portfolio.sheet.rows;
  expect([value.amount / 1e5, rent.amount / 1e5].map((lakhs) => `₹${lakhs} lakh`)).toEqual(flat!.cells.slice(0, 2));
  const fee = costs.find(({ label }) => label === "Our fee")!.amount;
  expect(fees.portfolio.figure).toContain(`₹${fee.toLocaleString("en-IN")} `);
});

it("all services are listed with what each costs, in both languages", () => {
  for (const [{ prices }, of] of [
    [services, costOf],
    [servicesHi, costOfHi],
  ] as const) {
    const listed = prices.rows.map(({ href }) => href);
    expect(listed.filter((href) => href !== "/sell-property")).toEqual(serviceLinks.map(({ href }) => href));
    expect(listed).toHaveLength(serviceLinks.length + 1);
    const published = new Set(Object.values(of === costOf ? fees : feesHi).map(of));
    // The packages, and no charge.
    expect(prices.rows.filter(({ cells: [cost] }) => !published.has(cost)).map(({ href }) => href)).toEqual([
      "/group-investment-service",
      "/rental-caretaking",
    ]);
  }
});
