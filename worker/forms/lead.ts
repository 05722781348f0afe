/** A lead, made of a validated body, and its row. */
import * as v from "valibot";
import type { AnyForm } from "../../src/forms/define.ts";
import { cityOf } from "../../src/forms/city-in.ts";
import type { Flag } from "../../src/forms/flags.ts";
import type { LeadRow } from "../database.ts";
import { parseJson } from "../json.ts";
import { contentHash } from "./content.ts";
import { sha256 } from "./hash.ts";
import { keptOf } from "./kept.ts";
import { LeadMetadata, singleLine } from "./metadata.ts";

export const IncomingLead = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  reference: v.string(),
  formType: v.string(),
  person: v.object({
    fullName: v.string(),
    email: v.optional(v.string()),
    countryCode: v.string(),
    phone: v.string(),
    city: v.optional(v.string()),
  }),
  /** The answers as they were received, as JSON: the body without `submissionId` and `meta`, and what `keptOf` leaves out. */
  payload: v.pipe(
    v.string(),
    v.check((text) => parseJson(text) !== undefined, "is no JSON"),
  ),
  contentHash: v.string(),
  /** A later release may have written one that this one does not know. */
  flags: v.array(v.custom<Flag>((flag) => typeof flag === "string")),
  /** ISO 8601 in UTC. */
  receivedAt: v.pipe(
    v.string(),
    v.check((time) => !Number.isNaN(Date.parse(time)), "is no time"),
  ),
  files: v.object({ batchId: v.nullable(v.string()), keys: v.pipe(v.array(v.string()), v.readonly()) }),
  metadata: LeadMetadata,
});
/** A lead on its way to the database: what the spool holds, and what a row is made of. */
export type IncomingLead = Readonly<v.InferOutput<typeof IncomingLead>>;

/** Crockford's alphabet: no letter is misread or misheard for another. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LETTERS = 10;

/**
 * The reference that visitors read out on the phone, `AIPM-7K3M9-2QXPA`. It is made of the id's hash, so that a lead has the same
 * reference when it is stored, spooled or sent again.
 */
async function referenceOf(id: string): Promise<string> {
  const bytes = await sha256(id);
  const letters = Array.from(bytes.slice(0, LETTERS), (byte) => ALPHABET[byte % ALPHABET.length]).join("");
  return `AIPM-${letters.slice(0, 5)}-${letters.slice(5)}`;
}

interface Received extends Pick<IncomingLead, "id" | "person" | "metadata" | "flags" | "files"> {
  readonly form: AnyForm;
  readonly body: Readonly<Record<string, unknown>>;
  readonly now: Date;
  /** Bytes of what the form does not have that are kept: MOST_EXTRA, or fewer. */
  readonly mostExtra?: number;
}

/** Bytes of JSON that are kept of what no form has. */
const MOST_EXTRA = 2048;

/** Makes the lead of a validated body. */
export async function leadOf(received: Received): Promise<IncomingLead> {
  const { id, form, body, now, person, flags, mostExtra = MOST_EXTRA, ...rest } = received;
  const { submissionId: _id, meta: _meta, ...answers } = body;
  const { kept, isCut } = keptOf(form, answers, mostExtra);
  return {
    ...rest,
    flags: isCut ? [...flags, "extra_cut"] : flags,
    id,
    reference: await referenceOf(id),
    formType: form.type,
    person: { ...person, city: cityOf(form, person.city) },
    payload: JSON.stringify(kept),
    contentHash: await contentHash(answers),
    receivedAt: now.toISOString(),
  };
}

/** The row of a lead. What visitors typed is cut to one line of the column's length. */
export const leadRowOf = ({
  person,
  metadata: { utm, ...metadata },
  flags,
  files: _files,
  ...lead
}: IncomingLead): LeadRow => ({
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
