/** What keeps a site with invented content from going public unseen. Requirements V6, D5. Decisions 77, 78. */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { type Finding, launchFindings } from "../../tools/launch/findings.ts";
import { claims, stats } from "../../src/content/claims.ts";
import { counsel } from "../../src/content/counsel.ts";
import { promises } from "../../src/content/promises.ts";
import { evidence } from "../../src/content/evidence.ts";
import { checkedLine } from "../../src/content/checked.ts";
import { checked as taxFormsChecked } from "../../src/content/tax-forms.ts";
import { investmentCities as cities } from "../../src/pages/investment-hub/cities.en.ts";
import { checked } from "../../src/pages/nri-corner/checked.ts";
import { hideFromSearch } from "../../src/site/build/lists.ts";
import { scratch } from "../support/scratch.ts";

/** What a claim is made of: being first or best, for nothing, each and every one, with success; what of your money is due, and when. */
const CLAIM_WORDS =
  /\b(?:India|Asia)’s (?:First|only)|\b(?:is|are) free\b|\bfree of charge|no (?:extra charge|minimum numbers)|\ba refund of|\bowes? nothing\b|\bis not owed\b|finished stages|(?:next|last) payment\b|pass through us|\bpaid at cost, against|goes to the seller|success-based fee|\beach one (?:visited|checked|verified)|builder RERA accounts|guaranteed|award-winning|\breads? every (?:one|complaint)\b|No\. ?1\b|\bthe (?:largest|leading|best) (?:in|of)\b|24\/7/i;

/** The sentences of some content that make a claim. */
function* claimed(value: unknown): Generator<string> {
  if (typeof value === "string") {
    for (const sentence of value.split(/(?<=[.?!]) /)) if (CLAIM_WORDS.test(sentence)) yield sentence;
  } else if (typeof value === "object" && value !== null) for (const part of Object.values(value)) yield* claimed(part);
}

/** Every page's words in English, and what pages share. Terms and rights are no claims of the business, the samples are samples. */
async function contentOf(): Promise<unknown[]> {
  const files = globSync("src/{content,pages/*}/*.ts", { cwd: ROOT })
    .map((file) => file.replaceAll(path.sep, "/"))
    .filter(
      (file) => !/\.gen\.ts$|\.(?!en)\w\w\.ts$|terms-conditions|privacy-policy|your-data|testimonials/.test(file),
    );
  return Promise.all(files.map(async (file) => ({ ...((await import(path.join(ROOT, file))) as object) })));
}

const ROOT = path.resolve(import.meta.dirname, "../..");

describe("the check of this site", () => {
  let all: Finding[] = [];
  beforeAll(async () => void (all = await launchFindings()));
  const of = (kind: Finding["kind"]): Finding[] => all.filter((one) => one.kind === kind);

  it("points at lines that exist, and hold what they are said to", () => {
    for (const { file, line, what } of all) {
      const text = readFileSync(path.join(ROOT, file), "utf8").split("\n")[line - 1];
      expect(text, `${file}:${line} ${what}`).toBeTruthy();
    }
  });

  it("lists every module that marks something as sample, wherever it stands", () => {
    const marked = globSync("src/**/*.{ts,tsx}", { cwd: ROOT })
      .map((file) => file.replaceAll(path.sep, "/"))
      // A mark, or a list that says so in its name; not a type that asks for the mark.
      .filter((file) =>
        /[^y] sample: true|export const sample[A-Z]\w*(?:: [^=]+)? = \[/.test(
          readFileSync(path.join(ROOT, file), "utf8"),
        ),
      );
    const listed = new Set(of("sample").map(({ file }) => file));
    expect(marked.filter((file) => !listed.has(file))).toEqual([]);
  });

  it.each([
    ["worker/uploads/cors.json", ".example"],
    ["public/.well-known/security.txt", ".example"],
    ["SECURITY.md", ".example"],
    ["wrangler.toml", '"REPLACE'],
  ])("lists %s while it holds %s", (file, mark) => {
    const isMarked = readFileSync(path.join(ROOT, file), "utf8").includes(mark);
    expect(of("setting").some((one) => one.file === file)).toBe(isMarked);
  });

  it("lists each claim until its evidence is whole", () => {
    const unproven = Object.entries(evidence).filter(
      ([, proof]) => proof === null || Object.values(proof as object).includes(""),
    );
    expect(of("claim").map(({ what }) => what.split(":", 1)[0])).toEqual(unproven.map(([name]) => name));
    expect(Object.keys(evidence)).toEqual(
      expect.arrayContaining([...Object.keys(claims), ...stats.map(({ label }) => label), ...promises]),
    );
  });

  it("keeps each claim that its words give away where the launch check sees it", { tags: ["all"] }, async () => {
    const kept = [...Object.values(claims), ...promises].map((one) => one.toLowerCase());
    const said = [...claimed(await contentOf())];
    expect(said.length).toBeGreaterThan(20);
    expect(said.filter((text) => !kept.some((one) => text.toLowerCase().includes(one)))).toEqual([]);
    // Each of them is said somewhere, or it needs no proof.
    for (const name of ["indiasFirst", "firstCallFree", "successFees", "eachVisited", "noExtraCharge"] as const)
      expect([name, said.some((text) => text.toLowerCase().includes(claims[name].toLowerCase()))]).toEqual([
        name,
        true,
      ]);
  });

  it("lists each question to counsel until the day and the name of an answer stand beside it", () => {
    const open = counsel.filter(({ answeredOn, answeredBy }) => answeredOn === "" || answeredBy === "");
    expect(of("counsel").map(({ what }) => what)).toEqual(open.map(({ asks }) => asks));
    expect(JSON.stringify(counsel)).toMatch(
      /13 November 2026.*rule 8.*RERA.*dark patterns.*IS 17802.*breach.*undertaking.*accountant/s,
    );
    const lines = readFileSync(path.join(ROOT, "src/content/counsel.ts"), "utf8").split("\n");
    for (const { line, what } of of("counsel")) expect(lines[line - 1]).toContain(what.slice(0, 20));
  });

  it("asks for the name of who has checked tax forms and the steps of a sale", () => {
    const unsigned = of("check").filter(({ what }) => what.includes("by nobody"));
    expect(unsigned.map(({ file }) => file)).toEqual(
      [
        { file: "src/content/tax-forms.ts", checked: taxFormsChecked },
        { file: "src/pages/nri-corner/checked.ts", checked },
      ].flatMap((one) => (one.checked.checkedBy === "" ? [one.file] : [])),
    );
    // The page says no more than that.
    expect(checkedLine({ ...checked, checkedBy: "" }, "en-IN", (on, by) => `${on} ${by}`)).toBe("");
    expect(checkedLine({ ...checked, checkedBy: "R. Rao" }, "en-IN", (on, by) => `${on} by ${by}`)).toMatch(
      /^\d+ \w+ \d{4} by R\. Rao$/,
    );
  });

  it("asks after 180 days what has become of each development of a city, and of what else is dated", async () => {
    const developments = cities.flatMap((city) => [...city.upcomingDevelopments, ...city.opened]);
    expect(developments.filter(({ state, source }) => state === "" || !/\d{4}/.test(source))).toEqual([]);
    const last = Math.max(...developments.map(({ checkedOn }) => Date.parse(checkedOn)));
    const found = async (days: number): Promise<string[]> =>
      (await launchFindings(last + days * 86_400_000))
        .filter(({ kind, what }) => kind === "check" && !what.includes("by nobody"))
        .map(({ what }) => what);
    expect(await found(180)).toEqual([]);
    const due = await found(181);
    for (const { name } of developments) expect(due.filter((what) => what.includes(name))).toHaveLength(1);
  });
});

it("hides a site from search by a header of every page, once", () => {
  const client = scratch();
  const file = path.join(client, "_headers");
  writeFileSync(file, "/*\n  X-Frame-Options: DENY\n/assets/*\n  Cache-Control: public\n");
  hideFromSearch(client);
  hideFromSearch(client);
  expect(readFileSync(file, "utf8")).toBe(
    "/*\n  X-Robots-Tag: noindex\n  X-Frame-Options: DENY\n/assets/*\n  Cache-Control: public\n",
  );
});
