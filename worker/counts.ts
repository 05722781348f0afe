/** What happens to forms, as numbers by day: what the desk asks for its funnel. Nothing here is personal. */
import { dayInIndia } from "../src/forms/dates.ts";
import { errorName, withTimeout } from "./timeout.ts";

export type CountedEvent = "signed" | "posted" | "refused" | "stored" | "repeated" | "spooled" | "unavailable";

export interface Count {
  /** Of the catalogue; empty where the request named none of it. */
  readonly formType: string;
  readonly event: CountedEvent;
  /** The field that was refused, or a code. */
  readonly reason?: string;
  readonly n?: number;
}

const COUNT_MS = 2000;
const ADDED = "ON CONFLICT (day, form_type, event, reason) DO UPDATE SET n = n + excluded.n";

/** For the batch that writes a lead, right behind its insert: a lead that is new is counted with it, and no other. */
export const countNew = (db: D1Database, formType: string): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO counts (day, form_type, event, reason, n)
       SELECT ?, ?, value, '', 1 FROM json_each('["posted", "stored"]') WHERE changes() > 0 ${ADDED}`,
    )
    .bind(dayInIndia(Date.now()), formType);

/** One statement, however many. Never rejects: a count that is lost costs nobody anything. */
export async function addCounts(db: D1Database, counts: readonly Count[]): Promise<void> {
  if (counts.length === 0) return;
  const day = dayInIndia(Date.now());
  const rows = counts.map(({ formType, event, reason = "", n = 1 }) => ({ formType, event, reason, n }));
  try {
    const statement = db
      .prepare(
        `INSERT INTO counts (day, form_type, event, reason, n)
         SELECT ?, value ->> 'formType', value ->> 'event', value ->> 'reason', value ->> 'n' FROM json_each(?)
         WHERE true ${ADDED}`,
      )
      .bind(day, JSON.stringify(rows));
    await withTimeout(COUNT_MS, statement.run());
  } catch (error) {
    console.warn("Counts were lost", errorName(error));
  }
}
