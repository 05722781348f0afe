/** What a service costs stands where it is asked, and whose fee depends on what. Requirement V6. */
import { describe, expect, it } from "vitest";
import { launchFindings } from "../../tools/launch/findings.ts";
import { costOf, fees, noFigure } from "../../src/content/fees.ts";
import { costOf as costOfHi, fees as feesHi, noFigure as noFigureHi } from "../../src/content/fees.hi.ts";
import { serviceLinks } from "../../src/content/navigation.ts";
import { feeLetter } from "../../src/content/documents.ts";
import { content as services } from "../../src/pages/all-services/content.en.ts";
import { content as servicesHi } from "../../src/pages/all-services/content.hi.ts";
import { content as dispute } from "../../src/pages/dispute-settlement/content.en.ts";
import { content as portfolio } from "../../src/pages/portfolio-management-service/content.en.ts";
import { content as faq } from "../../src/pages/faq/content.en.ts";
import { content as faqHi } from "../../src/pages/faq/content.hi.ts";

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

describe("what it costs", () => {
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

  it("says so in one sentence where the business has given no figure", () => {
    expect([costOf({ figure: "" }), costOfHi({ figure: "" })]).toEqual([noFigure, noFigureHi]);
    expect(costOf(fees.legal)).toBe(fees.legal.figure);
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

  it("stands as a figure in the sample letter", () => {
    expect(feeLetter.terms.find(({ label }) => label === "The fee.")!.text).toMatch(/₹[\d,]+/);
  });
});

describe("the yield of a flat", () => {
  const { example, heading, left, yields } = portfolio.yieldSheet;
  const [flat] = portfolio.sheet.rows;

  it("is of the sheet above it, with the fee that is published", () => {
    expect([example.value / 1e5, example.rent / 1e5].map((lakhs) => `₹${lakhs} lakh`)).toEqual(flat!.cells.slice(0, 2));
    const fee = example.costs.find(({ label }) => label === "Our fee")!.amount;
    expect(fees.portfolio.figure).toContain(`₹${fee.toLocaleString("en-IN")} `);
  });

  it("says what its figures come to", () => {
    expect(left.amount).toBe(1_76_000);
    expect(yields.figure).toBe("2.3%");
    expect(heading.title).toContain(`${flat!.cells[2]} becomes ${yields.figure}`);
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

describe("a dispute", () => {
  it("has three lines: what is fixed, what is paid whatever the end, what depends on success", () => {
    expect(dispute.fees.map(({ term, detail }) => `${term}: ${detail}`)).toEqual([
      expect.stringMatching(/^The opinion: A fixed fee.*₹/),
      expect.stringMatching(/^Advocate and court: At cost.*whatever the end/),
      expect.stringMatching(/^AIPM: On success/),
    ]);
  });

  it("promises nothing beside them that they contradict", () => {
    expect(JSON.stringify(dispute)).not.toMatch(/before there is a bill|no win,? no fee|fee for the case depends/i);
    const answer = (groups: typeof faq.faqGroups): string =>
      groups.find(({ id }) => id === "disputes")!.items.find(({ question }) => /cost|ख़र्च/.test(question))!.answer;
    expect(answer(faq.faqGroups)).toMatch(/opinion.*Advocate and court.*whatever the end.*success-based fees/is);
    expect(answer(faqHi.faqGroups)).toMatch(/राय.*वकील और अदालत.*नतीजा जो भी हो.*सफलता/s);
  });
});
