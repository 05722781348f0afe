/** A judged body becomes the row that is stored. Pure, but for the hash. */
import type { AnyForm } from "../../src/forms/define.ts";
import { cityOf } from "../../src/forms/city-in.ts";
import type { Person } from "../../src/forms/validate.ts";
import type { LeadRow, LedgerClaim } from "../database.ts";
import { contentHash } from "./content.ts";
import { sha256 } from "./hash.ts";
import { type LeadMetadata, singleLine } from "./metadata.ts";

export interface Lead {
  readonly id: string;
  readonly reference: string;
  readonly formType: string;
  readonly person: Person;
  /** The body as received, as JSON, without what only carried it here. */
  readonly payload: string;
  readonly contentHash: string;
  readonly metadata: LeadMetadata;
  /** Words that staff read, such as `honeypot` or `spooled`. */
  readonly flags: readonly string[];
  /** ISO 8601 in UTC. */
  readonly receivedAt: string;
  readonly files: LedgerClaim;
}

/** Crockford's alphabet: nothing that is misheard or misread for something else. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LETTERS = 10;

/**
 * What a visitor reads out on the phone, `AIPM-7K3M9-2QXPA`: 50 bits of the id's hash, so that a lead has the same
 * reference whether it was stored, spooled or sent again.
 */
async function referenceOf(id: string): Promise<string> {
  const bytes = await sha256(id);
  const letters = Array.from(bytes.slice(0, LETTERS), (byte) => ALPHABET[byte % ALPHABET.length]).join("");
  return `AIPM-${letters.slice(0, 5)}-${letters.slice(5)}`;
}

interface Received {
  readonly id: string;
  readonly form: AnyForm;
  readonly body: Readonly<Record<string, unknown>>;
  readonly person: Person;
  readonly metadata: LeadMetadata;
  readonly flags: readonly string[];
  readonly files: LedgerClaim;
  readonly now: Date;
}

export async function leadOf({ id, form, body, now, person, ...rest }: Received): Promise<Lead> {
  const { submissionId: _id, meta: _meta, ...answers } = body;
  return {
    ...rest,
    id,
    reference: await referenceOf(id),
    formType: form.type,
    person: { ...person, city: cityOf(form, person.city) },
    payload: JSON.stringify(answers),
    contentHash: await contentHash(answers),
    receivedAt: now.toISOString(),
  };
}

/** The row of a lead. Lines that visitors typed are cut to what a column is for. */
export const rowOf = ({ person, metadata: { utm, ...metadata }, flags, files: _files, ...lead }: Lead): LeadRow => ({
  ...lead,
  ...metadata,
  fullName: singleLine(person.fullName, 200) ?? "",
  email: singleLine(person.email, 254),
  countryCode: person.countryCode,
  phone: person.phone,
  city: singleLine(person.city, 200),
  utmSource: utm.source,
  utmMedium: utm.medium,
  utmCampaign: utm.campaign,
  utmTerm: utm.term,
  utmContent: utm.content,
  flags: flags.join(","),
});
