/** A lead as the edge leaves it in the spool, from a row as it would stand in the database. */
import { moveToDeadLetters } from "../../worker/dead-letters.ts";
import type { LeadRow } from "./sample-lead.ts";
import type { Notes } from "./staff-database.ts";

export const spooledLead = (row: LeadRow, changes: Readonly<Record<string, unknown>> = {}): string =>
  JSON.stringify({
    id: row.id,
    reference: row.reference,
    formType: row.form_type,
    person: {
      fullName: row.full_name,
      ...(row.email && { email: row.email }),
      countryCode: row.country_code,
      phone: row.phone,
      ...(row.city && { city: row.city }),
    },
    payload: row.payload,
    contentHash: row.content_hash,
    metadata: {
      sourcePath: row.source_path,
      referrer: row.referrer,
      utm: { source: row.utm_source, medium: null, campaign: row.utm_campaign, term: null, content: null },
      noticeVersion: row.notice_version,
      language: row.language,
    },
    flags: [],
    receivedAt: row.received_at,
    files: { batchId: null, keys: [] },
    ...changes,
  });

interface Aside {
  readonly objects: Map<string, string>;
  readonly notes: Notes;
}

/** Sets aside what waits in the spool, as the edge does. */
export const setAside = ({ objects, notes }: Aside, key: string, text: string, reason: string): Promise<void> =>
  moveToDeadLetters(
    {
      async put(to, body, { customMetadata }) {
        objects.set(to, body);
        notes.set(to, customMetadata);
      },
      delete: async (from) => void objects.delete(from),
    },
    key,
    text,
    reason,
  );
