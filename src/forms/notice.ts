/** Privacy notice next to the button of a form, built from its definition. */
import type { AnyForm } from "./define.ts";
import { inEnglish, type Translate, t } from "../i18n/t.ts";
import type { Field } from "./fields.ts";

const SEEN_BY = "Our advisers, and partners we have verified if your request needs them.";

/** Who reads the answers of a form. */
export const seenBy = (form: AnyForm, translate: Translate = t): string =>
  form.seenBy ?? translate(SEEN_BY);

/** "1 year", "2 years", "90 days". */
function formatSpan(days: number, translate: Translate): string {
  const years = days / 365;
  if (!Number.isInteger(years)) return translate("{days} days", { days });
  return years === 1 ? translate("1 year") : translate("{years} years", { years });
}

/** The labels of all fields: no country codes, and of a group the labels of its cells. */
const listLabels = (fields: Readonly<Record<string, Field>>): string[] =>
  Object.values(fields).flatMap((field) =>
    field.kind === "countryCode"
      ? []
      : field.kind === "group"
        ? listLabels(field.fields)
        : field.label,
  );

/** The sentence that is always visible, then the terms that the law requires. */
export const buildNotice = (
  form: AnyForm,
  translate: Translate = t,
): readonly [agreed: string, ...terms: (readonly [string, string])[]] => [
  translate(
    "By sending this form you agree that we may use your answers to {purpose} and keep them for {span}. You can withdraw your consent at any time.",
    {
      purpose: form.purpose,
      span: formatSpan(form.retention, translate),
    },
  ),
  [
    translate("What we keep"),
    translate(
      "{labels}. Also the page and the link you came by, the time and your time zone, and when you like to be called.",
      {
        labels: [...new Set(listLabels(form.fields))].join(" · "),
      },
    ),
  ],
  [
    translate("Who sees it"),
    translate("{readers} Cloudflare stores it for us.", { readers: seenBy(form, translate) }),
  ],
  [
    translate("How long"),
    translate(
      form.upload
        ? "{span} from the day you send it, or less if you ask. Then we erase it, with its files."
        : "{span} from the day you send it, or less if you ask. Then we erase it.",
      { span: formatSpan(form.retention, translate) },
    ),
  ],
  // The page adds the links.
  [
    translate("Your rights"),
    translate(
      "See, correct or erase it, withdraw, or complain to us, then to the Data Protection Board of India.",
    ),
  ],
];

/**
 * The version of a form's notice, stored with each lead: an FNV-1a hash of its English words.
 * docs/notices.md lists them. A translation shares the version. The lead's language identifies the
 * text that the visitor read.
 */
export function noticeVersion(form: AnyForm): string {
  let hash = 0x811c9dc5;
  const words = buildNotice(form.original ?? form, inEnglish).join();
  for (const letter of words) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}
