/** Sample content, the privacy policy, notices, fees and the contact for security researchers. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { formatCost, fees } from "../../src/content/fees.ts";
import { formatCost as formatCostHi, fees as feesHi } from "../../src/content/fees.hi.ts";
import { serviceLinks } from "../../src/content/navigation.ts";
import { seenBy } from "../../src/content/seen-by.ts";
import { seenBy as seenByHi } from "../../src/content/seen-by.hi.ts";
import { catalogue } from "../../src/forms/catalogue.ts";
import { buildNotice, seenBy as readersOf } from "../../src/forms/notice.ts";
import { messages } from "../../src/i18n/messages.hi.ts";
import { inEnglish } from "../../src/i18n/t.ts";
import { content as services } from "../../src/pages/all-services/content.en.ts";
import { content as servicesHi } from "../../src/pages/all-services/content.hi.ts";
import {
  content as privacy,
  lastUpdated,
  revised,
} from "../../src/pages/privacy-policy/content.en.ts";
import {
  content as privacyHi,
  lastUpdated as lastUpdatedHi,
  revised as revisedHi,
} from "../../src/pages/privacy-policy/content.hi.ts";

/** Sources that may store something on the device. */
const stored = import.meta.glob<string>("../../src/**/*.{ts,tsx}", {
  query: "?raw",
  import: "default",
  eager: true,
});

it.each([
  { policy: privacy, text: revised, ordered: lastUpdated, date: "March 1, 2024" },
  { policy: privacyHi, text: revisedHi, ordered: lastUpdatedHi, date: "1 मार्च 2024" },
])("shows the date of the text next to the fixed date $date", ({ policy, text, ordered, date }) => {
  expect([ordered, policy.intro.lead]).toEqual([date, expect.stringContaining(date)]);
  expect(policy.intro.lead).toContain(text.on);
  const fingerprint = createHash("sha256")
    .update(JSON.stringify([policy.inShort, policy.sections]))
    .digest("hex")
    .slice(0, 8);
  expect(fingerprint, "The text has changed: set `revised` to today and to this fingerprint").toBe(
    text.text,
  );
});

it("has the same revision date in both languages", () => {
  const inHindi = new Intl.DateTimeFormat("hi-IN", { dateStyle: "long" }).format(
    new Date(revised.on),
  );
  expect(revisedHi.on).toBe(inHindi);
});

it("lists everything that the site stores on the device", () => {
  const text = privacy.sections
    .find(({ id }) => id === "information-collected")!
    .blocks.flat()
    .join(" ");
  // Keys are grouped by their first word.
  const descriptions: Readonly<Record<string, RegExp>> = {
    draft:
      /A draft of your answers.*texts, choices, dates and amounts, and the files that you picked there, for 24 hours.*“Clear it”.*“Remove”/,
    outbox: /could not be sent yet, with its answers and files.*After a day.*“Discard”/,
    receipt: /The reference of each form you sent, for a day/,
    answers: /The answers of a form you sent, until you close the tab and for a day at most/,
    intent: /A random number for each form that you fill in, for a day/,
    arrival: /Until you close the tab.*campaign tags/,
    entry: /Until you close the tab.*searched for, calculated or opened on a page you left/,
  };
  const files = Object.values(stored).flatMap((source) =>
    [...source.matchAll(/[`"]aipm:([a-z]+)/g)].map((match) => match[1]!),
  );
  // The probe of a full storage is removed at once.
  const names = new Set(files.filter((name) => name !== "probe"));
  expect([...names].toSorted()).toEqual(Object.keys(descriptions).toSorted());
  for (const words of Object.values(descriptions)) expect(text).toMatch(words);
});

type Module = Readonly<Record<string, unknown>>;
const modules = import.meta.glob<Module>(
  ["../../src/content/*.ts", "../../src/pages/*/*.ts", "!../../src/content/*.gen.ts"],
  { eager: true },
);

/** Values that only the business can supply. */
const isInvented = (value: Module): boolean =>
  ("quote" in value && "author" in value) ||
  ("bio" in value && "experience" in value) ||
  "currentRate" in value ||
  (typeof value.href === "string" && /^(?:tel:|mailto:|https:)/.test(value.href));

/** Invented values outside sample content. */
function* unmarkedIn(value: unknown): Generator<Module> {
  if (typeof value !== "object" || value === null || ("sample" in value && value.sample === true))
    return;
  if (isInvented(value as Module)) yield value as Module;
  for (const [key, part] of Object.entries(value))
    if (!key.startsWith("sample")) yield* unmarkedIn(part);
}

it("marks invented values as samples", () => {
  // translations.test.ts checks the translations.
  const english = Object.entries(modules).filter(([file]) => !/\.(?!en\.)\w\w\.ts$/.test(file));
  expect(english.flatMap(([, module]) => [...unmarkedIn({ ...module })])).toEqual([]);
});

/** To fix: quote `seenBy` of src/content/seen-by.ts. */
it("says who sees an enquiry in the same sentence next to each button", () => {
  const shared = catalogue.filter((form) => !form.seenBy);
  expect(shared.length).toBeGreaterThan(15);
  for (const form of shared) {
    expect(readersOf(form, inEnglish)).toBe(seenBy);
    expect(buildNotice(form, inEnglish).flat().join(" ")).toContain(seenBy);
  }
  expect(messages[seenBy]).toBe(seenByHi);
});

const figures = (all: Readonly<Record<string, { figure: string }>>): unknown =>
  Object.entries(all).map(([name, { figure }]) => [name, figure.match(/₹[\d,]+/g)]);

it.each([
  {
    language: "English",
    rows: services.prices.rows,
    published: Object.values(fees).map(formatCost),
    all: fees,
  },
  {
    language: "Hindi",
    rows: servicesHi.prices.rows,
    published: Object.values(feesHi).map(formatCostHi),
    all: feesHi,
  },
])("lists every service with the same fee in $language", ({ rows, published, all }) => {
  expect(figures(all)).toEqual(figures(fees));
  const listed = rows.map(({ href }) => href);
  expect(listed.filter((href) => href !== "/sell-property")).toEqual(
    serviceLinks.map(({ href }) => href),
  );
  expect(listed).toHaveLength(serviceLinks.length + 1);
  // The packages, and services without a charge.
  const others = rows
    .filter(({ cells: [cost] }) => !published.includes(cost!))
    .map(({ href }) => href);
  expect(others).toEqual(["/group-investment-service", "/rental-caretaking"]);
});

/** RFC 9116. An expired file counts as abandoned. */
it("has a security.txt with the contact of SECURITY.md that stays valid for a month", () => {
  const text = readFileSync("public/.well-known/security.txt", "utf8");
  const field = (name: string): string => new RegExp(`^${name}: (.+)$`, "m").exec(text)![1]!;
  expect(readFileSync("SECURITY.md", "utf8")).toContain(
    `<${field("Contact").replace("mailto:", "")}>`,
  );
  expect(field("Canonical")).toMatch(/^https:\/\/[^/]+\/\.well-known\/security\.txt$/);
  const days = (Date.parse(field("Expires")) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(366);
});
