import { formOfType } from "../../src/forms/catalogue.ts";
import type { Message } from "./channel.ts";

/** What a notice may tell of a lead. */
export interface Announced {
  readonly reference: string;
  readonly formType: string;
  readonly city: string | null;
  readonly fullName: string;
  readonly countryCode: string;
  readonly phone: string;
  readonly email: string | null;
  readonly flags: string;
}

/** A visitor's words must not call a whole channel, forge a link, or format the message. */
const tame = (words: string): string =>
  words
    .replace(/[<>@*_~`|[\]\\\p{Cc}\p{Cf}]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 80);

const heading = ({ formType }: Announced): string => formOfType(formType)?.heading ?? formType;

function lineOf(lead: Announced, full: boolean): string {
  const facts = [lead.reference, heading(lead), tame(lead.city ?? "")];
  // An address without its @ would be none; its pattern admits nothing that formats.
  const person = [tame(lead.fullName), `${lead.countryCode} ${lead.phone}`, lead.email?.replace(/[<>|\s]/g, "") ?? ""];
  const marks = lead.flags && `marked ${lead.flags.replaceAll(",", ", ")}`;
  return [...facts, ...(full ? person : []), marks].filter(Boolean).join(" · ");
}

/** One message for as many leads as wait: a chat takes about one a second. */
export function messageOf(leads: readonly Announced[], full: boolean): Message {
  const lines = leads.map((lead) => lineOf(lead, full));
  const [only] = lines;
  if (lines.length === 1 && only)
    return { subject: `New lead: ${only.split(" · ").slice(0, 2).join(", ")}`, text: `New lead: ${only}` };
  return { subject: `${lines.length} new leads`, text: [`${lines.length} new leads`, ...lines].join("\n") };
}
