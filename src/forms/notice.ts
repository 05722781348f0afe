/** The privacy notice beside a form's button. All of it follows from the form's definition, and its version from its words. */
import type { AnyForm } from "./define.ts";
import { inEnglish, type Translate, t } from "../i18n/t.ts";
import type { Field } from "./fields.ts";

const SEEN_BY = "Our advisers, and partners we have verified if your request needs them.";

/** Who reads what is sent with a form. */
export const seenBy = (form: AnyForm, translate: Translate = t): string => form.seenBy ?? translate(SEEN_BY);

/** "1 year", "2 years", "90 days". */
function spanOf(days: number, translate: Translate): string {
  const years = days / 365;
  if (!Number.isInteger(years)) return translate("{days} days", { days });
  return years === 1 ? translate("1 year") : translate("{years} years", { years });
}

/** A country code belongs to its number; rows of a group are what is asked in each. */
const labelsOf = (fields: Readonly<Record<string, Field>>): string[] =>
  Object.values(fields).flatMap((field) =>
    field.kind === "countryCode" ? [] : field.kind === "group" ? labelsOf(field.fields) : field.label,
  );

/** What is agreed to, always in sight; then, term by term, what the law asks to be said. */
export const noticeOf = (
  form: AnyForm,
  translate: Translate = t,
): readonly [agreed: string, ...terms: (readonly [string, string])[]] => [
  translate(
    "By sending this you agree that we use it to {purpose}, and keep it for {span}. You may withdraw at any time.",
    {
      purpose: form.purpose,
      span: spanOf(form.retention, translate),
    },
  ),
  [
    translate("What we keep"),
    translate(
      "{labels}; also the page and the link you came by, the time and your time zone, and when you like to be called.",
      {
        labels: [...new Set(labelsOf(form.fields))].join(" · "),
      },
    ),
  ],
  [translate("Who sees it"), translate("{readers} Cloudflare stores it for us.", { readers: seenBy(form, translate) })],
  [
    translate("How long"),
    translate(
      form.upload
        ? "{span} from the day you send it. Then it is erased, with its files; sooner if you ask."
        : "{span} from the day you send it. Then it is erased; sooner if you ask.",
      { span: spanOf(form.retention, translate) },
    ),
  ],
  // Links to both follow on the page.
  [
    translate("Your rights"),
    translate("See, correct or erase it, withdraw, or complain to us, then to the Data Protection Board of India."),
  ],
];

/**
 * Stored with each lead. FNV-1a: another word is another version, and docs/notices.md has the words of each. A translation
 * has the version of what it translates; the lead says in which language it was read.
 */
export function noticeVersion(form: AnyForm): string {
  let hash = 0x811c9dc5;
  const words = noticeOf(form.original ?? form, inEnglish).join();
  for (const letter of words) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}
