/** How a lead's sender is reached: the number as it is dialled, and a chat that opens with a first sentence. */
import { greet } from "../../src/content/greeting.ts";
import type { AnyForm } from "../../src/forms/define.ts";
import { percentEncode } from "../../worker/uploads/percent.ts";
import { headingIn } from "../catalogue.ts";
import { oneLine } from "../terminal/layout.ts";
import type { Lead } from "./lead.ts";

/** `+919876543210`, without a trunk 0. */
export const dialReady = ({ call }: Pick<Lead, "call">): string => call.replace(/^tel:/, "");

/** The same with a space behind the country code. */
export const dialledPhone = (lead: Pick<Lead, "call" | "country_code">): string =>
  `${lead.country_code} ${dialReady(lead).slice(lead.country_code.length)}`;

/** The first sentence is in the visitor's language, and names form and reference. */
export async function chatLink(lead: Lead, form: AnyForm | undefined): Promise<string> {
  const heading = form ? await headingIn(lead.language, form) : lead.form_type;
  const about = { name: oneLine(lead.full_name), form: heading, reference: lead.reference };
  return `${lead.chat}?text=${percentEncode(greet(lead.language, about))}`;
}
