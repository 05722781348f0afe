/** What another program is told of a lead. */
import { formOfType } from "../../src/forms/catalogue.ts";
import { dialledNumber } from "../../src/forms/phone.ts";

export interface WebhookLead {
  readonly id: string;
  readonly reference: string;
  readonly formType: string;
  readonly city: string | null;
  readonly language: string;
  readonly flags: string;
  readonly receivedAt: string;
  readonly fullName: string;
  readonly countryCode: string;
  readonly phone: string;
  readonly email: string | null;
  /** JSON. */
  readonly payload: string;
}

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
