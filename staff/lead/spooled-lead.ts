/** Leads in the spool, which the database does not have yet. They are shown, exported and erased like the others. */
import path from "node:path";
import * as v from "valibot";
import { dialledNumber } from "../../src/forms/phone.ts";
import { SPOOL, spoolKeysOf, type DeadLetter, DEAD_LETTERS } from "../../worker/forms/spool-key.ts";
import { inIndia } from "../dates.ts";
import type { Store, StoredObject } from "../store/store.ts";
import type { Lead } from "./lead.ts";

const text = v.optional(v.nullable(v.string(), null), null);
const Metadata = v.object({
  sourcePath: text,
  referrer: text,
  language: v.optional(v.string(), "en"),
  timeZone: text,
  callTime: text,
  utm: v.optional(v.object({ source: text, medium: text, campaign: text, term: text, content: text }), {}),
});

/** A lead as the edge writes it. One from before a release may have its metadata under the former name, `circumstances`. */
const Waiting = v.object({
  id: v.string(),
  reference: v.string(),
  formType: v.string(),
  person: v.object({ fullName: v.string(), email: text, countryCode: v.string(), phone: v.string(), city: text }),
  payload: v.pipe(v.string(), v.check(isJson, "no JSON")),
  metadata: v.optional(Metadata),
  circumstances: v.optional(Metadata),
  flags: v.optional(v.array(v.string()), []),
  receivedAt: v.pipe(v.string(), v.isoTimestamp()),
  files: v.optional(v.object({ batchId: text, keys: v.array(v.string()) }), { keys: [] }),
});
type Waiting = v.InferOutput<typeof Waiting>;

/** Why a lead could not be stored. A lead that was restored from a backup has no such metadata. */
const Reason = v.object({ reason: v.string(), since: v.pipe(v.string(), v.isoTimestamp()) });

export interface Spooled {
  readonly key: string;
  readonly uploaded: Date;
  /** Undefined where the object is no lead. */
  readonly lead: Lead | undefined;
  readonly claim: { readonly batchId: string | null; readonly keys: readonly string[] };
  /** Why it could not be stored; undefined while the scheduled job still tries. */
  readonly deadLetter: DeadLetter | undefined;
}

function isJson(json: string): boolean {
  try {
    JSON.parse(json);
    return true;
  } catch {
    return false;
  }
}

function leadOf({ person, receivedAt, flags, ...lead }: Waiting): Lead {
  const { sourcePath, referrer, utm, language, timeZone, callTime } =
    lead.metadata ?? lead.circumstances ?? v.parse(Metadata, {});
  const number = dialledNumber({ countryCode: person.countryCode, number: person.phone });
  return {
    id: lead.id,
    language,
    time_zone: timeZone,
    call_time: callTime,
    reference: lead.reference,
    received_ist: inIndia(receivedAt),
    received_at: receivedAt,
    full_name: person.fullName,
    country_code: person.countryCode,
    phone: person.phone,
    call: `tel:${person.countryCode}${number}`,
    chat: `https://wa.me/${person.countryCode.replace(/^\+/, "")}${number}`,
    email: person.email,
    city: person.city,
    files: null,
    source_path: sourcePath,
    referrer,
    utm_source: utm.source,
    utm_medium: utm.medium,
    utm_campaign: utm.campaign,
    utm_term: utm.term,
    utm_content: utm.content,
    flags: [...flags, ...(flags.includes("spooled") ? [] : ["spooled"])].join(","),
    form_type: lead.formType,
    payload: lead.payload,
  };
}

const parsed = <T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | undefined => {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : undefined;
};

function spooledIn(json: string, { key, uploaded, customMetadata }: StoredObject): Spooled {
  const waiting = parsed(Waiting, isJson(json) ? JSON.parse(json) : undefined);
  const unknown = { reason: "unknown", since: uploaded.toISOString() };
  return {
    key,
    uploaded,
    lead: waiting && leadOf(waiting),
    claim: waiting?.files ?? { batchId: null, keys: [] },
    deadLetter: key.startsWith(DEAD_LETTERS) ? (parsed(Reason, customMetadata) ?? unknown) : undefined,
  };
}

const AT_ONCE = 10;

async function* leadsUnder(store: Store, prefix: string): AsyncGenerator<Spooled> {
  let batch: StoredObject[] = [];
  const readBatch = async (): Promise<Spooled[]> => {
    const bodies = await Promise.all(batch.map(({ key }) => store.read(key)));
    // An object that the scheduled job has stored meanwhile is gone.
    const leads = batch.flatMap((object, i) => (bodies[i] === undefined ? [] : [spooledIn(bodies[i], object)]));
    batch = [];
    return leads;
  };
  for await (const object of store.list(prefix)) {
    batch.push(object);
    if (batch.length === AT_ONCE) yield* await readBatch();
  }
  yield* await readBatch();
}

/** All leads in the spool, with those that could not be stored, in the order of their keys. */
export const spooledLeads = (store: Store): AsyncGenerator<Spooled> => leadsUnder(store, SPOOL);

/** The leads that could not be stored. */
export const deadLetters = (store: Store): AsyncGenerator<Spooled> => leadsUnder(store, DEAD_LETTERS);

/** Finds leads in the spool: by id with one request, by reference by reading all of them. */
export async function findSpooled(store: Store, reference: string, id: string): Promise<readonly Spooled[]> {
  for (const key of /^[\w-]+$/.test(id) ? spoolKeysOf(id) : []) {
    for await (const spooled of leadsUnder(store, key)) return [spooled];
  }
  const found = new Map<string, Spooled>();
  for await (const spooled of spooledLeads(store)) {
    const name = path.posix.basename(spooled.key, ".json");
    // While the scheduled job moves one to the dead letters, it is in both places.
    if ((spooled.lead?.reference === reference || name === id) && !found.has(name)) found.set(name, spooled);
  }
  return [...found.values()];
}
