/** `npm run launch:check` lists everything that the business still has to settle. */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import {
  emptyRegister,
  type Finding,
  KINDS,
  launchFindings,
  openBoxes,
} from "../../tools/launch/findings.ts";
import { checked as taxFormsChecked } from "../../src/content/tax-forms.ts";
import { investmentCities as cities } from "../../src/pages/investment-hub/cities.en.ts";
import { checked } from "../../src/pages/nri-sale/checked.ts";
import { hideFromSearch } from "../../src/site/build/lists.ts";
import { scratch } from "../support/scratch.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");

describe("the launch check", () => {
  let all: Finding[] = [];
  beforeAll(async () => void (all = await launchFindings()));

  it("lists every English module with sample content", () => {
    const marked = globSync("src/**/*.{ts,tsx}", { cwd: ROOT })
      .map((file) => file.replaceAll(path.sep, "/"))
      // A mark or a list named `sample…`, but no type.
      .filter((file) => !file.endsWith(".hi.ts"))
      .filter((file) =>
        /[^y] sample: true|export const sample[A-Z]\w*(?:: [^=]+)? = \[/.test(
          readFileSync(path.join(ROOT, file), "utf8"),
        ),
      );
    const listed = new Set(all.map(({ file }) => file));
    expect(marked.filter((file) => !listed.has(file))).toEqual([]);
  });

  it("lists at most 100 findings, some of each kind", () => {
    expect(all.length).toBeLessThanOrEqual(100);
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(Object.keys(KINDS)));
  });

  it("lists the open boxes under three headings of docs/deploy.md", () => {
    const text =
      "- [ ] a step\n### Promises to sign\n- [ ] a promise\n### Counsel\n- [ ] a question\n- [x] an answer\n## Roll back\n- [ ] another step";
    expect(openBoxes(text)).toEqual([
      { kind: "promise", file: "docs/deploy.md", line: 3, what: "a promise" },
      { kind: "counsel", file: "docs/deploy.md", line: 5, what: "a question" },
    ]);
  });

  it("lists the register of privacy notices until it has begun", () => {
    expect(emptyRegister("# Privacy notices\n")).toMatchObject([
      { kind: "setting", file: "docs/notices.md" },
    ]);
    expect(emptyRegister("# Privacy notices\n\n## BUYER_FORM, aca970ab\n")).toEqual([]);
  });

  it("lists tax forms and the steps of a sale until someone has checked them", () => {
    const unsigned = all.filter(({ what }) => what.includes("by no one"));
    expect(unsigned.map(({ file }) => file)).toEqual(
      [
        { file: "src/content/tax-forms.ts", checked: taxFormsChecked },
        { file: "src/pages/nri-sale/checked.ts", checked },
      ].flatMap((page) => (page.checked.checkedBy === "" ? [page.file] : [])),
    );
  });

  it("lists each development of a city again after 180 days", async () => {
    const developments = cities.flatMap((city) => [...city.upcomingDevelopments, ...city.opened]);
    expect(
      developments.filter(({ state, source }) => state === "" || !/\d{4}/.test(source)),
    ).toEqual([]);
    const last = Math.max(...developments.map(({ checkedOn }) => Date.parse(checkedOn)));
    const found = async (days: number): Promise<string[]> =>
      (await launchFindings(last + days * 86_400_000))
        .filter(({ what }) => what.includes("at most 180 days") && !what.includes("by no one"))
        .map(({ what }) => what);
    expect(await found(180)).toEqual([]);
    const due = await found(181);
    for (const { name } of developments)
      expect(due.filter((text) => text.includes(name))).toHaveLength(1);
  });
});

it("adds one noindex header for every page", () => {
  const client = scratch();
  const file = path.join(client, "_headers");
  writeFileSync(file, "/*\n  X-Frame-Options: DENY\n/assets/*\n  Cache-Control: public\n");
  hideFromSearch(client);
  hideFromSearch(client);
  expect(readFileSync(file, "utf8")).toBe(
    "/*\n  X-Robots-Tag: noindex\n  X-Frame-Options: DENY\n/assets/*\n  Cache-Control: public\n",
  );
});
