/** What a service costs stands where it is asked, and whose fee depends on what. Requirement V6. */
import { describe, expect, it } from "vitest";
import { launchFindings } from "../../tools/launch/findings.ts";
import { costOf, fees, noFigure } from "../../src/content/fees.ts";
import { costOf as costOfHi, fees as feesHi, noFigure as noFigureHi } from "../../src/content/fees.hi.ts";
import { serviceLinks } from "../../src/content/navigation.ts";
import { content as services } from "../../src/pages/all-services/content.en.ts";
import { content as servicesHi } from "../../src/pages/all-services/content.hi.ts";
import { content as portfolio } from "../../src/pages/portfolio-management-service/content.en.ts";

type Module = Readonly<Record<string, unknown>>;
const pages = import.meta.glob<Module>("../../src/pages/*/content.*.ts", { eager: true });

function* rowsOf(value: unknown): Generator<string> {
  if (typeof value !== "object" || value === null) return;
  const { term, question, title, detail, answer, text } = value as Record<string, unknown>;
  const asked = term ?? question ?? title;
  const answered = detail ?? answer ?? text;
  if (typeof asked === "string" && typeof answered === "string") yield `${asked} | ${answered}`;
  for (const part of Object.values(value)) yield* rowsOf(part);
}

const asked = Object.entries(pages).flatMap(([file, { content }]) =>
  [...rowsOf(content)]
    .filter((row) =>
      /^(?:What (?:does it|it|does (?:a|rental) \w+) costs?\b|(?:इसमें|शिफ़्टिंग में|किराए की .*) .*कितना ख़र्च|इसमें कितना ख़र्च)/.test(
        row,
      ),
    )
    .map((row) => ({ file: file.replace("../../src/pages/", ""), row })),
);

describe("what it costs", { tags: ["all"] }, () => {
  it.each(asked)("is answered with a figure in $file: $row", ({ row }) => {
    const price = /(?:₹|Rs)[\s\u00A0]?[\d,]+/;
    const isFree = /\| (?:Applying is free|Nothing\.)/.test(row);
    // The packages stand on the page, by the month.
    const isPackage = row.includes("The package, per month");
    expect(price.test(row) || row.includes(noFigure) || row.includes(noFigureHi) || isFree || isPackage).toBe(true);
  });

  it("is asked on the pages that sell something", () => {
    expect(new Set(asked.map(({ file }) => file.split("/")[0])).size).toBeGreaterThanOrEqual(14);
  });

  it("is the same in both languages", () => {
    const sums = (all: Readonly<Record<string, { figure: string }>>): unknown =>
      Object.fromEntries(Object.entries(all).map(([name, { figure }]) => [name, figure.match(/₹[\d,]+/g)]));
    expect(sums(feesHi)).toEqual(sums(fees));
  });

  it("is listed by the launch check, line by line", async () => {
    const listed = (await launchFindings()).filter(
      ({ file, kind }) => file === "src/content/fees.ts" && kind === "sample",
    );
    expect(listed.map(({ what }) => what.split(":")[0])).toEqual(Object.keys(fees).map((name) => `fees.${name}`));
  });
});

describe("the yield of a flat", () => {
  const { costs, rent, value } = portfolio.yieldSheet;
  const [flat] = portfolio.sheet.rows;

  it("is of the sheet above it, with the fee that is published", () => {
    expect([value.amount / 1e5, rent.amount / 1e5].map((lakhs) => `₹${lakhs} lakh`)).toEqual(flat!.cells.slice(0, 2));
    const fee = costs.find(({ label }) => label === "Our fee")!.amount;
    expect(fees.portfolio.figure).toContain(`₹${fee.toLocaleString("en-IN")} `);
  });

  it("is listed by the launch check", async () => {
    const listed = (await launchFindings()).map(({ file, what }) => `${file} ${what}`);
    expect(listed).toContainEqual(
      expect.stringMatching(/^src\/pages\/portfolio-management-service\/content.en.ts yieldSheet:/),
    );
  });
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
