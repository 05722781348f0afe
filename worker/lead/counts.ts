/**
 * Counts by day of what happens to forms. Stored leads are not among them, since they are counted by their rows; the funnel of the
 * staff command shows both. Nothing here is personal.
 */
import type { Context } from "hono";
import { dayInIndia } from "../../src/forms/reading/dates.ts";
import type { Env } from "../env.ts";
import { errorName } from "../http/log.ts";
import { withTimeout } from "../timeout.ts";

/** "asked": the page refused an answer, and asked for another; "relayed": a file came by our own host. */
export type CountedEvent = "signed" | "relayed" | "asked" | "posted" | "refused" | "repeated" | "unavailable";

export interface Count {
  /** A type of the catalogue; empty where the request named none. */
  readonly formType: string;
  readonly event: CountedEvent;
  /** The refused field, or a code. Of "asked" both: "city required". */
  readonly reason?: string;
}

const COUNT_MS = 2000;

/** One statement for all of them. Never rejects: a lost count harms no lead. */
async function addCounts(db: D1Database, counts: readonly Count[]): Promise<void> {
  const day = dayInIndia(Date.now());
  const rows = counts.map(({ formType, event, reason = "" }) => ({ formType, event, reason }));
  try {
    const statement = db
      .prepare(
        `INSERT INTO counts (day, form_type, event, reason, n)
         SELECT ?, value ->> 'formType', value ->> 'event', value ->> 'reason', 1 FROM json_each(?)
         WHERE true ON CONFLICT (day, form_type, event, reason) DO UPDATE SET n = n + excluded.n`,
      )
      .bind(day, JSON.stringify(rows));
    await withTimeout(COUNT_MS, statement.run());
  } catch (error) {
    console.warn("Counts were lost", errorName(error));
  }
}

/** Writes counts to the database after the answer, so that the visitor does not wait for them. */
export function countInBackground(c: Context<{ Bindings: Env }>, counts: readonly Count[]): void {
  if (counts.length === 0) return;
  c.executionCtx.waitUntil(addCounts(c.env.DB, counts));
}
