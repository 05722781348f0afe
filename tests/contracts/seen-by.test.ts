/**
 * Who sees an enquiry is said beside the button that sends it. No page and no other words of a form may promise less. To
 * mend: quote `seenBy` of src/content/seen-by.ts. Decision 38.
 */
import { describe, expect, it } from "vitest";
import { seenBy } from "../../src/content/seen-by.ts";
import { seenBy as seenByHi } from "../../src/content/seen-by.hi.ts";
import { catalogue } from "../../src/forms/catalogue.ts";
import { noticeOf, seenBy as readersOf } from "../../src/forms/notice.ts";
import { inEnglish } from "../../src/i18n/t.ts";
import { messages } from "../../src/i18n/messages.hi.ts";

type Module = Readonly<Record<string, unknown>>;
const modules = import.meta.glob<Module>(
  ["../../src/{content,pages/*}/*.ts", "!../../src/content/*.gen.ts", "../../src/forms/definitions/*.{form,hi}.ts"],
  { eager: true },
);

function* statements(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  if (typeof value !== "object" || value === null) return;
  const texts = Object.values(value).filter((one): one is string => typeof one === "string");
  // A question with its answer, a term with its detail.
  if (!Array.isArray(value) && texts.length > 1 && texts.length < 4) yield texts.join(" ");
  for (const part of Object.values(value)) yield* statements(part);
}
const said = Object.entries(modules).flatMap(([file, module]) =>
  [...statements({ ...module })].map((text) => ({ file: file.replace("../../src/", ""), text })),
);

/** A circle that is closed to everybody but those who are named. */
const NARROWER =
  /stays between you and|no ?(?:one|body) else|closed to others|stays? (?:with us|there)\b|adviser alone|shared with you alone|every single disclosure|kept by us until|one person (?:reads|looks)|buyers alone|on the confidential desk|anybody outside|हमारे पास ही रहत|और किसी (?:को|के पास) नहीं|डेस्क पर ही|सिर्फ़ वरिष्ठ|एक व्यक्ति पढ़|कोई एक उसे|बाहर किसी को/i;

/** A sentence that says who sees or reads what a visitor sends. */
const ASKS = /^(?:Who (?:sees|reads)\b|Who learns that I\b|मेरे कागज़ कौन)/;

it("quotes the notice in each language", () => {
  const shared = catalogue.filter((form) => !form.seenBy);
  expect(shared.length).toBeGreaterThan(15);
  for (const form of shared) {
    expect(readersOf(form, inEnglish)).toBe(seenBy);
    expect(noticeOf(form, inEnglish).flat().join(" ")).toContain(seenBy);
  }
  expect(messages[seenBy]).toBe(seenByHi);
});

describe("no page and no form", { tags: ["all"] }, () => {
  it("promises a narrower circle than the form that it leads to", () => {
    expect(said.length).toBeGreaterThan(1000);
    expect(said.filter(({ text }) => NARROWER.test(text))).toEqual([]);
  });

  it("says who sees it in words of its own", () => {
    // A question, or a term, without its answer says nothing yet.
    const told = said.filter(({ text }) => ASKS.test(text) && /[.।]/.test(text));
    expect(told.length).toBeGreaterThanOrEqual(4);
    expect(told.filter(({ text }) => !text.includes(seenBy) && !text.includes(seenByHi))).toEqual([]);
  });
});
