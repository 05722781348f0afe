/** The privacy notice beside a form's button. All of it follows from the form's definition, and its version from its words. */
import type { AnyForm } from "./define.ts";
import type { Field } from "./fields.ts";

const SEEN_BY = "Our advisers, and partners we have verified if your request needs them.";

/** Who reads what is sent with a form. */
export const seenBy = (form: AnyForm): string => form.seenBy ?? SEEN_BY;

/** "1 year", "2 years", "90 days". */
function spanOf(days: number): string {
  const years = days / 365;
  return Number.isInteger(years) ? `${years} year${years === 1 ? "" : "s"}` : `${days} days`;
}

/** A country code belongs to its number; rows of a group are what is asked in each. */
const labelsOf = (fields: Readonly<Record<string, Field>>): string[] =>
  Object.values(fields).flatMap((field) =>
    field.kind === "countryCode" ? [] : field.kind === "group" ? labelsOf(field.fields) : field.label,
  );

/** What is agreed to, always in sight; then, term by term, what the law asks to be said. */
export const noticeOf = (form: AnyForm): readonly [agreed: string, ...terms: (readonly [string, string])[]] => [
  `By sending this you agree that we use it to ${form.purpose}, and keep it for ${spanOf(form.retention)}. You may withdraw at any time.`,
  [
    "What we keep",
    `${[...new Set(labelsOf(form.fields))].join(" · ")}; also the page and the link you came by, and the time.`,
  ],
  ["Who sees it", `${seenBy(form)} Cloudflare stores it for us.`],
  [
    "How long",
    `${spanOf(form.retention)} from the day you send it. Then it is erased${form.upload ? ", with its files" : ""}; sooner if you ask.`,
  ],
  // Links to both follow on the page.
  ["Your rights", "See, correct or erase it, withdraw, or complain to us, then to the Data Protection Board of India."],
];

/** Stored with each lead. FNV-1a: another word is another version, and docs/notices.md has the words of each. */
export function noticeVersion(form: AnyForm): string {
  let hash = 0x811c9dc5;
  for (const letter of noticeOf(form).join()) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}
