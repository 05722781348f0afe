import { formOfType } from "../../src/forms/catalogue.ts";
import { dialledNumber } from "../../src/forms/reading/phone.ts";
import { whenToCall } from "../../src/forms/reading/visitor-clock.ts";
import { languageName } from "../../src/i18n/locale.ts";
import { percentEncode } from "../percent.ts";
import type { TeamMessage } from "./channel.ts";
import type { ToldLead } from "./delivered.ts";

/** What a notice may tell of a lead. */
export type Announced = Omit<ToldLead, "receivedAt">;

/** Removes what could mention a whole channel, forge a link or format the message. */
const sanitize = (words: string): string =>
  words
    .replace(/[<>@*_~`|[\]\\\p{Cc}\p{Cf}]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 80);

const heading = ({ formType }: Announced): string => formOfType(formType)?.heading ?? formType;

function lineOf(lead: Announced, full: boolean): string {
  const facts = [lead.reference, heading(lead), sanitize(lead.city ?? "")];
  // The email keeps its @. Its validation allows no character that formats a message.
  const person = [
    sanitize(lead.fullName),
    `${lead.countryCode} ${lead.phone}`,
    lead.email?.replace(/[<>|\s]/g, "") ?? "",
  ];
  const marks = lead.flags && `marked ${lead.flags.replaceAll(",", ", ")}`;
  const language = lead.language === "en" ? "" : `in ${languageName(lead.language)}`;
  return [...facts, ...(full ? person : []), language, whenToCall(lead, Date.now()), marks].filter(Boolean).join(" · ");
}

const dialled = ({ countryCode, phone }: Announced): string =>
  countryCode.replace(/\D/g, "") + dialledNumber({ countryCode, number: phone });

/** Links to call and to chat, with a first sentence in the chat. */
function linksOf(lead: Announced): string[] {
  const greeting = `Hello ${sanitize(lead.fullName)}, this is AIPM about your enquiry "${heading(lead)}" (${lead.reference}).`;
  const number = dialled(lead);
  return [`tel:+${number}`, `https://wa.me/${number}?text=${percentEncode(greeting)}`];
}

/** More leads are told of by their numbers. */
const MOST_NAMED = 20;

/** "1 new lead", "2 new leads". */
export const counted = (n: number, one: string): string => `${n} ${n === 1 ? one : `${one}s`}`;

/** How many leads of each form, those of most first. */
function numbersOf(leads: readonly Announced[]): string[] {
  const forms = [...Map.groupBy(leads, heading)].map(([form, { length }]) => ({ form, length }));
  return forms.toSorted((a, b) => b.length - a.length).map(({ form, length }) => `${length} · ${form}`);
}

/** One message for all leads, since a chat takes about one message a second. @param full adds the person */
export function messageOf(leads: readonly Announced[], full: boolean): TeamMessage {
  const subject = counted(leads.length, "new lead");
  if (leads.length > MOST_NAMED) {
    const who = "Who they are: npm run leads -- list --unread --remote";
    return { subject, text: [subject, ...numbersOf(leads), who].join("\n") };
  }
  const lines = leads.map((lead) => [lineOf(lead, full), ...(full ? linksOf(lead) : [])].join("\n"));
  const [only, ...more] = lines;
  if (only && more.length === 0) {
    const [reference, form] = lineOf(leads[0]!, false).split(" · ");
    return { subject: `New lead: ${reference}, ${form}`, text: `New lead: ${only}` };
  }
  return { subject, text: [subject, ...lines].join("\n") };
}

/** One sentence for all leads that look like a program's. */
export function quietMessageOf(leads: number): TeamMessage {
  const subject = `${leads === 1 ? "1 lead looks" : `${leads} leads look`} like a program's`;
  return { subject, text: `${subject}: npm run leads -- list --marked --remote` };
}
