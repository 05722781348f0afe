/** What another program is told of a lead. */
import { formOfType } from "../../src/forms/catalogue.ts";
import type { LeadColumn, LeadRow } from "../../src/forms/lead-record.ts";
import { dialledNumber } from "../../src/forms/reading/phone.ts";

/** The columns of a lead that are told, and to whom the firm wishes those of the person too. */
export const TOLD = [
  "id",
  "reference",
  "formType",
  "city",
  "language",
  "flags",
  "receivedAt",
  "fullName",
  "countryCode",
  "phone",
  "email",
  "timeZone",
  "callTime",
] as const satisfies readonly LeadColumn[];

export type ToldLead = Pick<LeadRow, (typeof TOLD)[number]>;
export type WebhookLead = Omit<ToldLead, "timeZone" | "callTime"> & Pick<LeadRow, "payload">;

/** The JSON of `lead.created`. @param isFull adds the person and every answer */
export function bodyOf(lead: WebhookLead, isFull: boolean): string {
  const { id, reference, formType, city, language, flags, receivedAt } = lead;
  const person = () => ({
    name: lead.fullName,
    phone: lead.countryCode + dialledNumber({ countryCode: lead.countryCode, number: lead.phone }),
    email: lead.email,
    answers: JSON.parse(lead.payload) as unknown,
  });
  return JSON.stringify({
    type: "lead.created",
    timestamp: receivedAt,
    data: {
      id,
      reference,
      form: formType,
      title: formOfType(formType)?.heading ?? formType,
      city,
      language,
      marks: flags.split(",").filter(Boolean),
      receivedAt,
      ...(isFull && person()),
    },
  });
}
