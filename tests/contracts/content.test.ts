/**
 * Holds the words of the site to what is required of them: counts, ids, links, sample marks, and every claim wherever a
 * sentence makes it. To fix a failure, correct the sentence it prints; a figure that is used twice belongs in src/content/claims.ts.
 * Requirements V6, V7, P11. Decisions 21, 22.
 */
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import * as english from "../../src/content/claims.ts";
import * as hindi from "../../src/content/claims.hi.ts";
import { content as faq } from "../../src/pages/faq/content.en.ts";
import { content as privacy, lastUpdated, revised } from "../../src/pages/privacy-policy/content.en.ts";
import {
  content as privacyHi,
  lastUpdated as lastUpdatedHi,
  revised as revisedHi,
} from "../../src/pages/privacy-policy/content.hi.ts";
import { readPages } from "../../scripts/pages.ts";
import { catalogue } from "../../src/forms/catalogue.ts";
import { spec as companyPages } from "../built/spec/company.ts";
import { claimRules } from "./claim-rules.ts";

const sitePaths: ReadonlySet<string> = new Set((await readPages()).map(({ page }) => page.path));

const { faqGroups } = faq;

type Module = Readonly<Record<string, unknown>>;

/** `pages/solar-advantage/content.en.ts`, `content/company.ts`. */
const name = (file: string): string => file.replace(/.*\/src\//, "");
const content = Object.entries(
  import.meta.glob<Module>(["../../src/content/*.ts", "../../src/pages/*/*.ts", "!../../src/content/*.gen.ts"], {
    eager: true,
  }),
)
  // A translation has rules of its own: translations.test.ts.
  .filter(([file]) => !/\.(?!en\.)\w\w\.ts$/.test(file))
  .map(([file, { content: page, ...module }]) => ({ file: name(file), module: { ...module, ...(page as Module) } }));
const sources = Object.entries(
  import.meta.glob<string>(["../../src/routes/*.tsx", "../../src/{pages,ui}/**/*.tsx"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
).map(([file, text]) => ({ file: name(file), text }));

/** What may keep something on the device. */
const stored = import.meta.glob<string>("../../src/**/*.{ts,tsx}", { query: "?raw", import: "default", eager: true });

interface Found {
  readonly file: string;
  readonly value: unknown;
  /** It, or something it stands in, is marked as sample. */
  readonly sample: boolean;
}

/** Everything in the content, from the module down to the last string. */
function* everything(file: string, value: unknown, sample = false): Generator<Found> {
  if (typeof value === "object" && value !== null) {
    const marked = sample || ("sample" in value && value.sample === true);
    yield { file, value, sample: marked };
    for (const [key, part] of Object.entries(value)) {
      if (typeof part !== "function") yield* everything(file, part, marked || key.startsWith("sample"));
    }
  } else yield { file, value, sample };
}

const all = content.flatMap(({ file, module }) => [...everything(file, { ...module })]);
const isText = (found: Found): found is Found & { value: string } => typeof found.value === "string";
const texts = all.filter(isText);
const objects = all.filter((found): found is Found & { value: Module } => found.value instanceof Object);
const arrays = objects.flatMap(({ file, value }) => (Array.isArray(value) ? [{ file, list: value as unknown[] }] : []));

describe("the FAQ", () => {
  it("has the fourteen groups in order", () => {
    expect(faqGroups.map((group) => group.title)).toEqual(companyPages["/faq"]!.strings.slice(0, 14));
  });

  it.each(faqGroups)("$title has at least five answers, each given once", ({ items }) => {
    expect(items.length).toBeGreaterThanOrEqual(5);
    expect(new Set(items.map((item) => item.question)).size).toBe(items.length);
    for (const { question, answer } of items) {
      expect(question).toMatch(/\?$/);
      expect(answer.length, question).toBeGreaterThan(40);
    }
  });
});

describe("the data", () => {
  it("has no id twice in a list", () => {
    const lists = arrays
      .map(({ file, list }) => ({
        file,
        ids: list.flatMap((one) => (one instanceof Object && "id" in one ? [one.id] : [])),
      }))
      .filter(({ ids }) => ids.length > 0);
    expect(lists.length).toBeGreaterThan(10);
    for (const { file, ids } of lists) expect(new Set(ids).size, file).toBe(ids.length);
  });

  it("links to pages and forms of the site, or says where else", () => {
    const links = texts.filter(({ value }) => /^\/[\w/-]*(?:[?#].*)?$/.test(value));
    expect(links.length).toBeGreaterThan(100);
    expect(links.filter(({ value }) => !sitePaths.has(value.replace(/[?#].*/, "")))).toEqual([]);
  });

  it.each([
    { policy: privacy, text: revised, ordered: lastUpdated, date: "March 1, 2024" },
    { policy: privacyHi, text: revisedHi, ordered: lastUpdatedHi, date: "1 मार्च 2024" },
  ])("gives the policy the day of its text, beside the ordered $date", ({ policy, text, ordered, date }) => {
    expect([ordered, policy.intro.lead]).toEqual([date, expect.stringContaining(date)]);
    expect(policy.dateNote).toContain(text.on);
    const fingerprint = createHash("sha256")
      .update(JSON.stringify([policy.inShort, policy.sections]))
      .digest("hex")
      .slice(0, 8);
    expect(fingerprint, "The text has changed: set `revised` to today and to this fingerprint").toBe(text.text);
  });

  it("revises the policy in all languages on one day", () => {
    const inHindi = new Intl.DateTimeFormat("hi-IN", { dateStyle: "long" }).format(new Date(revised.on));
    expect(revisedHi.on).toBe(inHindi);
  });

  it("names everything that the site keeps on a visitor's device", () => {
    const text = privacy.sections
      .find(({ id }) => id === "information-collected")!
      .blocks.flat()
      .join(" ");
    // By the first word of each key.
    const told: Readonly<Record<string, RegExp>> = {
      draft: /A draft of the text answers.*for 24 hours.*“Clear it”/,
      early: /A draft of the text answers/,
      files: /the files that you picked there, for 24 hours.*“Remove”/,
      outbox: /could not be sent yet, with its answers and files.*a day at most.*“Discard”/,
      contact: /name, phone number and email address.*for a day.*“Forget it”/,
      receipt: /The reference of each form you sent, for a day/,
      answers: /The answers of a form you sent, until you close the tab and for a day at most/,
      intent: /A random number for each form that you fill in, for a day/,
      language: /The language that you chose/,
      arrival: /Until you close the tab.*campaign tags/,
    };
    const kept = Object.values(stored).flatMap((source) =>
      [...source.matchAll(/[`"]aipm:([a-z]+)/g)].map((match) => match[1]!),
    );
    expect([...new Set(kept)].toSorted()).toEqual(Object.keys(told).toSorted());
    for (const words of Object.values(told)) expect(text).toMatch(words);
  });

  it("spells a word in one way, and its apostrophes too", { tags: ["all"] }, () => {
    expect(texts.filter(({ value }) => /\be-mail|\bBengaluru|\w'\w/i.test(value))).toEqual([]);
  });

  it("opens what leaves the site safely", () => {
    expect(texts.filter(({ value }) => value.startsWith("http:"))).toEqual([]);
  });

  it("holds no filler", { tags: ["all"] }, () => {
    const filler = /lorem|ipsum|\bTODO\b|\bTBD\b|\bXXX\b|placeholder|coming here|seamless|unlock|elevate|one-stop|—/i;
    expect(texts.filter(({ value }) => filler.test(value))).toEqual([]);
  });

  it("marks as sample what only the business can supply", () => {
    const invented = (value: Module): boolean =>
      ("quote" in value && "author" in value) ||
      ("bio" in value && "experience" in value) ||
      "currentRate" in value ||
      (typeof value.href === "string" && /^(?:tel:|mailto:|https:)/.test(value.href));
    expect(objects.filter(({ value, sample }) => invented(value) && !sample)).toEqual([]);
  });
});

const sentences = [
  ...texts
    .filter(({ value, sample }) => !sample && !value.startsWith("/"))
    .map(({ file, value }) => ({ file, text: value.replaceAll("\u00A0", " ") })),
  ...catalogue.flatMap((form) =>
    [...everything(form.type, form)].filter(isText).map(({ file, value }) => ({ file, text: value })),
  ),
  ...sources.flatMap(({ file, text }) =>
    text
      .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, "")
      .split(/["`<>{}]/)
      .map((part) => ({ file, text: part.replaceAll(/\s+/g, " ").trim() }))
      // A list of classes is no statement.
      .filter((part) => part.text.includes(" ") && !part.text.includes("[")),
  ),
].flatMap(({ file, text }) => text.split(/(?<=[.!?;:])\s+/).map((statement) => ({ file, statement })));

/** A question with its answer, a term with its detail, a kind with its time: apart they say nothing. */
const pairs = objects.flatMap(({ file, value, sample }) => {
  const parts = Object.values(value).filter((part) => typeof part === "string" && !part.startsWith("/"));
  return sample || Array.isArray(value) || parts.length > 3 ? [] : [{ file, statement: parts.join(" ") }];
});

/** What a visitor may read as one statement: of the data, of a form, of a page's markup. */
const statements = [...sentences, ...pairs];

/** The texts of a page that stand together, such as a step's title, text and time; its head is not read on it. */
function* groupsOf(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  if (typeof value !== "object" || value === null) return;
  const own = Object.values(value).filter((one): one is string => typeof one === "string");
  if (!Array.isArray(value) && own.length > 1) yield own.join(" ");
  for (const part of Object.values(value)) if (Array.isArray(value) || typeof part === "object") yield* groupsOf(part);
}

describe("what a claim means is said beside it", { tags: ["all"] }, () => {
  const pageWords = Object.entries(
    import.meta.glob<Module>("../../src/pages/*/content.*.ts", { eager: true, import: "content" }),
  ).map(([file, { page: _head, ...words }]) => {
    const shared = file.endsWith(".hi.ts") ? hindi : english;
    return { file: name(file), groups: [...groupsOf(words)], ...shared };
  });
  const formWords = Object.entries(
    import.meta.glob<Partial<Record<"form" | "messages", { readonly next: readonly string[] }>>>(
      "../../src/forms/definitions/*.{form,hi}.ts",
      { eager: true },
    ),
  ).map(([file, { form, messages }]) => {
    const shared = file.endsWith(".hi.ts") ? hindi : english;
    return { file: name(file), groups: [...((form ?? messages)?.next ?? [])], ...shared };
  });
  const withResponse = [...pageWords, ...formWords].filter(({ groups, claims }) =>
    groups.some((text) => text.includes(claims.response)),
  );
  const withManager = pageWords.filter(({ groups, claims }) =>
    groups.some((text) => text.includes(claims.managerAccess)),
  );

  it("is looked for where it is said", () => {
    expect(withResponse.length).toBeGreaterThan(10);
    expect(withManager.length).toBeGreaterThan(1);
  });

  it.each(withResponse)("in $file: how many days the working hours are", ({ groups, responseMeans, claims }) => {
    expect(groups.find((text) => text.includes(claims.response))).toContain(responseMeans);
  });

  it.each(withManager)("in $file: which number is answered at night", ({ groups, claims }) => {
    for (const text of groups.filter((one) => one.includes(claims.managerAccess)))
      expect(text).toContain(claims.managerNumber);
  });

  it("speaks of money in the bank, but for an option that is fixed", () => {
    const allowed = new Set(["Smaller house with balance in cash"]);
    const found = texts.filter(({ value }) => /balance in cash|नकद/.test(value) && !allowed.has(value));
    expect(found.filter(({ value }) => !value.startsWith("/"))).toEqual([]);
  });
});

describe("claims", { tags: ["all"] }, () => {
  it.each(claimRules)("%s", (_, about, figure, allowed) => {
    const contradictions = statements.flatMap(({ file, statement }) =>
      about.test(statement)
        ? (statement.match(figure) ?? [])
            .filter((found) => !allowed.includes(found.replaceAll(/\s+/g, " ")))
            .map((found) => `${file}: "${found}" in "${statement}"`)
        : [],
    );
    expect(contradictions).toEqual([]);
  });

  it.each(claimRules)("%s is said somewhere", (_, about, figure, allowed) => {
    const said = statements.some(
      ({ statement }) => about.test(statement) && (statement.match(figure) ?? []).some((one) => allowed.includes(one)),
    );
    expect(said).toBe(true);
  });
});
