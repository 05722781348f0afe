/** The text of a notice about new leads. */
import { greet, openCall } from "../../src/content/greeting.ts";
import { findForm } from "../../src/forms/catalogue.ts";
import { isQuiet } from "../../src/record/flags.ts";
import type { LeadColumn, LeadRow } from "../../src/record/lead-record.ts";
import { dialledNumber } from "../../src/forms/reading/phone.ts";
import { whenToCall } from "../../src/forms/reading/visitor-clock.ts";
import { languageName } from "../../src/i18n/locale.ts";
import { percentEncode } from "../../src/record/percent.ts";

/** The columns that a notice reads. */
export const NOTICE_COLUMNS = [
  "id",
  "reference",
  "formType",
  "city",
  "language",
  "flags",
  "fullName",
  "countryCode",
  "phone",
  "email",
  "timeZone",
  "callTime",
] as const satisfies readonly LeadColumn[];

export type NoticeLead = Pick<LeadRow, (typeof NOTICE_COLUMNS)[number]>;

/** A dot inside a word, and what follows a scheme: chats make a link of "evil.example" and of "http://localhost". */
const LINK_SIGNS = /:\/+|(?<=[\p{L}\p{M}\p{N}])[.\u3002\uff0e\uff61](?=[\p{L}\p{M}\p{N}])/gu;

/** Removes characters that could mention a whole channel, make a link or format the message. Cuts between letters. */
const sanitize = (words: string): string =>
  Array.from(
    words
      .replace(/[<>@*_~`|[\]\\\p{Cc}\p{Cf}]+/gu, " ")
      .replace(LINK_SIGNS, " ")
      .replace(/\s+/g, " ")
      .trim(),
  )
    .slice(0, 80)
    .join("");

/** An e-mail address keeps every letter. As code, because chats read `_`, `*`, `~` and `|` as formatting. */
function emailText(email: string | null): string {
  const address = email?.replace(/[<>`\s]/g, "") ?? "";
  return /[_*~|[\]]/.test(address) ? `\`${address}\`` : address;
}

const heading = ({ formType }: NoticeLead): string => findForm(formType)?.heading ?? formType;

function summaryLine(lead: NoticeLead, isFull: boolean, now: Date): string {
  const facts = [lead.reference, heading(lead), sanitize(lead.city ?? "")];
  const person = [
    sanitize(lead.fullName),
    `${lead.countryCode} ${lead.phone}`,
    emailText(lead.email),
  ];
  const marks = lead.flags && `marked ${lead.flags.replaceAll(",", ", ")}`;
  const language = lead.language === "en" ? "" : `in ${languageName(lead.language)}`;
  return [...facts, ...(isFull ? person : []), language, whenToCall(lead, now.getTime()), marks]
    .filter(Boolean)
    .join(" · ");
}

/** Links to call and to chat, and the first sentence of the call, in the visitor's language. */
function contactLines(lead: NoticeLead): string[] {
  const about = { name: sanitize(lead.fullName), reference: lead.reference };
  const number =
    lead.countryCode.replace(/\D/g, "") + dialledNumber({ ...lead, number: lead.phone });
  return [
    `tel:+${number}`,
    `https://wa.me/${number}?text=${percentEncode(greet(lead.language, about))}`,
    `Begin with: ${openCall(lead.language, about)}`,
  ];
}

/** A message names at most this many leads. */
const MOST_NAMED = 5;
/** Characters that Discord takes, the strictest of the chats. */
const MOST_CHARACTERS = 2000;

const counted = (n: number, singular: string, many = `${singular}s`): string =>
  `${n} ${n === 1 ? singular : many}`;

function namedText(leads: readonly NoticeLead[], isFull: boolean, now: Date): string {
  const entries = leads.map((lead) =>
    [summaryLine(lead, isFull, now), ...(isFull ? contactLines(lead) : [])].join("\n"),
  );
  return leads.length === 1
    ? `New lead: ${entries[0]}`
    : [counted(leads.length, "new lead"), ...entries].join("\n");
}

function summaryText(leads: readonly NoticeLead[]): string {
  const forms = [...Map.groupBy(leads, heading)].map(([form, { length }]) => ({ form, length }));
  const lines = forms
    .toSorted((a, b) => b.length - a.length)
    .map(({ form, length }) => `${length} · ${form}`);
  return [
    counted(leads.length, "new lead"),
    ...lines,
    "Read them: npm run leads -- list --unread --remote",
  ].join("\n");
}

/**
 * Writes one message for all leads, because a chat takes about one message a second. Leads that look automated are only counted.
 *
 * @param isFull adds name, phone and e-mail
 */
export function noticeText(leads: readonly NoticeLead[], isFull: boolean, now: Date): string {
  const loud = leads.filter(({ flags }) => !isQuiet(flags));
  const quiet = leads.length - loud.length;
  const named = loud.length > MOST_NAMED ? "" : namedText(loud, isFull, now);
  const fits = named !== "" && named.length <= MOST_CHARACTERS - 200;
  return [
    ...(loud.length > 0 ? [fits ? named : summaryText(loud)] : []),
    ...(quiet > 0
      ? [
          `${counted(quiet, "lead looks", "leads look")} automated: npm run leads -- list --marked --remote`,
        ]
      : []),
  ].join("\n");
}
