/** A lead, made of a validated body. */
import { cityColumn, searchWords } from "../../src/record/city-column.ts";
import type { AnyForm } from "../../src/forms/define.ts";
import type { Flag } from "../../src/record/flags.ts";
import type { IncomingLead } from "../../src/record/lead-record.ts";
import type { Person } from "../../src/forms/read-body.ts";
import { contentHash } from "./content.ts";
import { sha256 } from "../hash.ts";
import { limitUnknown } from "./cut-body.ts";
import { type LeadMetadata, lineFor } from "./metadata.ts";
import { withoutControls } from "./control-characters.ts";

/** Crockford's alphabet: no letter is misread or misheard for another. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LETTERS = 10;

/**
 * The reference that visitors read out on the phone, `AIPM-7K3M9-2QXPA`. It is made of the id's hash, so that a lead has the same
 * reference when it is stored, spooled or sent again.
 */
async function createReference(id: string): Promise<string> {
  const bytes = await sha256(id);
  const letters = Array.from(
    bytes.slice(0, LETTERS),
    (byte) => ALPHABET[byte % ALPHABET.length],
  ).join("");
  return `AIPM-${letters.slice(0, 5)}-${letters.slice(5)}`;
}

interface Received extends Pick<IncomingLead, "id" | "files"> {
  readonly form: AnyForm;
  readonly body: Readonly<Record<string, unknown>>;
  readonly person: Person;
  readonly metadata: LeadMetadata;
  readonly flags: readonly Flag[];
  readonly now: Date;
}

/** Bytes of JSON that unknown parts of a body may have. */
const MOST_EXTRA = 2048;

/** Bytes that the indexes and the notice of a lead take. */
const OVERHEAD = 1024;

/** Bytes that a lead adds to the database. */
export const leadBytes = (lead: IncomingLead): number =>
  new TextEncoder().encode(JSON.stringify(lead)).length + OVERHEAD;

export const flagText = (flags: readonly Flag[]): string => [...new Set(flags)].join(",");

/** Makes the lead of a validated body. Texts of columns are cut to one line of their length. */
export async function createLead(received: Received): Promise<IncomingLead> {
  const { id, form, body, now, person, metadata, flags, files } = received;
  const { submissionId: _id, meta: _meta, ...answers } = body;
  const { body: limited, isCut } = limitUnknown(form, answers, MOST_EXTRA);
  return {
    ...metadata,
    id,
    reference: await createReference(id),
    formType: form.type,
    fullName: lineFor("fullName", person.fullName) ?? "",
    email: lineFor("email", person.email),
    countryCode: person.countryCode,
    phone: person.phone,
    city: lineFor("city", cityColumn(form, person.city)),
    cityWords: lineFor("cityWords", searchWords(person.city)),
    payload: JSON.stringify(withoutControls(limited)),
    contentHash: await contentHash(answers),
    flags: flagText(isCut ? [...flags, "extra_cut"] : flags),
    receivedAt: now.toISOString(),
    files,
  };
}
