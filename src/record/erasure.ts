/**
 * Erasure of leads: finds leads past their retention and deletes their data. The job and the staff
 * command share it. An interrupted run can be repeated.
 */
import { CANARY } from "./canary.ts";
import type { AnyForm } from "../forms/define.ts";
import { failedKey, spoolKey } from "./spool-key.ts";

export interface Statement {
  readonly text: string;
  readonly values: readonly (string | number)[];
}

export type ErasureReason = "request" | "retention" | "canary";

export interface Erasure {
  readonly id: string;
  readonly reference: string;
  readonly formType: string;
  /** A day in India. */
  readonly receivedOn: string;
  readonly reason: ErasureReason;
  /** The keys of its files. */
  readonly keys: readonly string[];
}

const DAY = 86_400_000;

const YEAR = 365;

/** The beginning of a retention. Its years are whole, also over a 29 February. */
export function retainedSince(days: number, now: Date): Date {
  const since = new Date(now.getTime() - (days % YEAR) * DAY);
  since.setUTCFullYear(since.getUTCFullYear() - Math.floor(days / YEAR));
  return since;
}

/** Each part uses an index: a form's leads by time, the leads of removed forms by time, canaries by their own index. */
function overdueIn(forms: readonly AnyForm[], now: Date): Statement {
  const before = (days: number): string => retainedSince(days, now).toISOString();
  const rules = JSON.stringify(
    forms.flatMap(({ type, aliases = [], retention }) =>
      [type, ...aliases].map((name) => ({ type: name, before: before(retention) })),
    ),
  );
  const columns = "leads.id, reference, form_type, received_at";
  return {
    text: `SELECT ${columns}, 'retention' AS reason FROM json_each(?) AS rule CROSS JOIN leads
        ON form_type = rule.value ->> 'type' AND received_at < rule.value ->> 'before'
      UNION ALL SELECT ${columns}, 'retention' FROM leads
        WHERE received_at < ? AND form_type NOT IN (SELECT value ->> 'type' FROM json_each(?))
      UNION ALL SELECT ${columns}, 'canary' FROM leads
        WHERE utm_source = '${CANARY.utmSource}' AND full_name = ? AND received_at < ?`,
    values: [
      rules,
      before(Math.max(...forms.map(({ retention }) => retention))),
      rules,
      CANARY.fullName,
      before(1),
    ],
  };
}

/** Selects rows of OverdueRow. */
export function overdueLeads(forms: readonly AnyForm[], now: Date, limit: number): Statement {
  const { text, values } = overdueIn(forms, now);
  return {
    text: `SELECT id, reference, form_type AS formType, date(received_at, '+330 minutes') AS receivedOn, reason,
        (SELECT json_group_array(key) FROM uploads WHERE lead_id = overdue.id) AS keys
      FROM (${text}) AS overdue LIMIT ?`,
    values: [...values, limit],
  };
}

export interface OverdueRow extends Omit<Erasure, "keys"> {
  /** JSON. */
  readonly keys: string;
}

export const toErasure = (row: OverdueRow): Erasure => ({
  ...row,
  keys: JSON.parse(row.keys) as string[],
});

const AMONG = "(SELECT value FROM json_each(?))";

/** To run in one transaction, after the files were deleted. Only the fact of the erasure stays, nothing of the person. */
export function erasureStatements(erasures: readonly Erasure[], now: Date): readonly Statement[] {
  const rows = erasures.map(({ keys, ...lead }) => ({ ...lead, files: keys.length }));
  const ids = JSON.stringify(erasures.map(({ id }) => id));
  const keys = JSON.stringify(erasures.flatMap((erasure) => erasure.keys));
  return [
    {
      text: `INSERT INTO erasures (lead_id, reference, form_type, received_on, files, reason, erased_at)
        SELECT value ->> 'id', value ->> 'reference', value ->> 'formType', value ->> 'receivedOn', value ->> 'files',
          value ->> 'reason', ? FROM json_each(?) WHERE true ON CONFLICT (lead_id) DO NOTHING`,
      values: [now.toISOString(), JSON.stringify(rows)],
    },
    { text: `DELETE FROM notices WHERE lead_id IN ${AMONG}`, values: [ids] },
    // The key is remembered for a day, because an upload that began in time may end after this.
    {
      text: `UPDATE uploads SET state = 'swept', lead_id = NULL, file_name = '', expires_at = ? WHERE key IN ${AMONG}`,
      values: [now.toISOString(), keys],
    },
    // A file that came just now is not among the keys: its object is still there, and the sweep deletes it.
    {
      text: `UPDATE uploads SET state = 'pending', lead_id = NULL WHERE lead_id IN ${AMONG}`,
      values: [ids],
    },
    { text: `DELETE FROM leads WHERE id IN ${AMONG}`, values: [ids] },
  ];
}

interface Stores {
  readonly remove: (keys: readonly string[]) => Promise<unknown>;
  readonly transact: (statements: readonly Statement[]) => Promise<unknown>;
}

/** Deletes files before the rows that name them, and copies in the spool last: a lead that is in no row is found by these. */
export async function eraseLeads(
  { remove, transact }: Stores,
  erasures: readonly Erasure[],
  now: Date,
): Promise<void> {
  await remove(erasures.flatMap(({ keys }) => keys));
  await transact(erasureStatements(erasures, now));
  await remove(erasures.flatMap(({ id }) => [spoolKey(id), failedKey(id)]));
}
