/** Conditions on the flags of a lead, and the flag that staff set: spam. */
import { hasFlag, IS_QUIET } from "../../src/record/flags.ts";
import { jsonList, raw, type Sql, sql } from "../store/sql.ts";

export const isSpam = ({ flags }: { readonly flags: string }): boolean =>
  flags.split(",").includes("spam");

/** A condition: leads without a notice, because they look automated. `flags <> ''` finds them by their index. */
export const LOOKS_AUTOMATED = raw(`flags <> '' AND ${IS_QUIET}`);

const HAS_SPAM = raw(hasFlag("spam"));
export const NO_SPAM = sql`NOT (${HAS_SPAM})`;

export const addSpam = (ids: readonly string[]): Sql =>
  sql`UPDATE leads SET flags = ltrim(flags || ',spam', ',') WHERE id IN ${jsonList(ids)} AND ${NO_SPAM}`;

export const removeSpam = (ids: readonly string[]): Sql =>
  sql`UPDATE leads SET flags = trim(replace(',' || flags || ',', ',spam,', ','), ',') WHERE id IN ${jsonList(ids)} AND ${HAS_SPAM}`;
