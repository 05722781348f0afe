/** A lead as it stands in the spool, judged when it comes back: its object may be of an older release, or broken. */
import * as v from "valibot";
import { CALL_TIMES } from "../../src/forms/call-time.ts";
import { parseJson } from "../json.ts";
import type { Lead } from "./lead.ts";
import { locales } from "../../src/i18n/locale.ts";

const Text = v.nullable(v.string());
const Metadata = v.object({
  sourcePath: Text,
  referrer: Text,
  utm: v.object({ source: Text, medium: Text, campaign: Text, term: Text, content: Text }),
  noticeVersion: Text,
  /** The first releases were English alone. */
  language: v.optional(v.picklist(locales), "en"),
  /** Nor did they know these two. */
  timeZone: v.optional(Text, null),
  callTime: v.optional(v.nullable(v.picklist(CALL_TIMES)), null),
});
const Common = {
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
  payload: v.pipe(
    v.string(),
    v.check((text) => parseJson(text) !== undefined, "is no JSON"),
  ),
  contentHash: v.string(),
  flags: v.array(v.string()),
  receivedAt: v.pipe(
    v.string(),
    v.check((time) => !Number.isNaN(Date.parse(time)), "is no time"),
  ),
  files: v.object({ batchId: Text, keys: v.array(v.string()) }),
};
/** The first release called the metadata circumstances. */
const SpooledLead = v.union([
  v.object({ ...Common, metadata: Metadata }),
  v.pipe(
    v.object({ ...Common, circumstances: Metadata }),
    v.transform(({ circumstances, ...lead }) => ({ ...lead, metadata: circumstances })),
  ),
]);

type Parsed = { readonly ok: true; readonly lead: Lead } | { readonly ok: false; readonly reason: string };

export function parseSpooledLead(text: string): Parsed {
  const value = parseJson(text);
  if (value === undefined) return { ok: false, reason: "is no JSON" };
  const parsed = v.safeParse(SpooledLead, value);
  if (!parsed.success) return { ok: false, reason: "has the shape of no lead" };
  const { person, ...lead } = parsed.output;
  return { ok: true, lead: { ...lead, person: { ...person, email: person.email, city: person.city } } };
}

/** The files that a text names, whatever else is wrong with it. */
export const fileKeysIn = (text: string): string[] => [
  ...new Set(text.match(/\buploads\/\d{4}\/\d{2}\/[0-9a-f-]{36}\/[0-9a-f-]{36}\b/g)),
];
