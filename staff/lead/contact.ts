/** How the sender of a lead is reached: by phone, and by WhatsApp. */
import { greet } from "../../src/content/greeting.ts";
import type { AnyForm } from "../../src/forms/define.ts";
import { isObject } from "../../src/forms/objects.ts";
import { decodeBody } from "../../src/forms/wire.ts";
import { percentEncode } from "../../worker/percent.ts";
import { headingIn } from "../catalogue.ts";
import { oneLine } from "../terminal/layout.ts";
import type { Lead } from "./lead.ts";

/** The number to dial, `+919876543210`, without a trunk 0. */
export const dialReady = ({ call }: Pick<Lead, "call">): string => call.replace(/^tel:/, "");

/** The number to read, `+91 9876543210`. */
export const dialledPhone = (lead: Pick<Lead, "call" | "country_code">): string =>
  `${lead.country_code} ${dialReady(lead).slice(lead.country_code.length)}`;

/** The phone number as it was given, where that says more than the digits: an extension, a second number, "after 6 pm". */
export function phoneAsTyped(form: AnyForm | undefined, payload: unknown): string {
  const given = form && isObject(payload) ? decodeBody(form, payload).values.phoneNumber : undefined;
  return typeof given === "string" && /[\p{L}#/,;&|]|(?:\p{Nd}\P{Nd}*){16}/u.test(given) ? oneLine(given) : "";
}

/** A link that opens a chat with a first sentence in the visitor's language, which names form and reference. */
export async function chatLink(lead: Lead, form: AnyForm | undefined): Promise<string> {
  const heading = form ? await headingIn(lead.language, form) : lead.form_type;
  const about = { name: oneLine(lead.full_name), form: heading, reference: lead.reference };
  return `${lead.chat}?text=${percentEncode(greet(lead.language, about))}`;
}
