/** The flags of a lead in SQL, and the one that staff set themselves: spam. */
import { hasFlag, IS_QUIET } from "../../src/forms/flags.ts";
import { listOf, raw, type Sql, sql } from "../store/sql.ts";

export const isSpam = ({ flags }: { readonly flags: string }): boolean => flags.split(",").includes("spam");

/** A condition: leads that rang nobody. `flags <> ''` finds them by their index. */
export const LOOKS_LIKE_A_PROGRAM = raw(`flags <> '' AND ${IS_QUIET}`);

const HAS_SPAM = raw(hasFlag("spam"));
export const NO_SPAM = sql`NOT (${HAS_SPAM})`;

export const addSpam = (ids: readonly string[]): Sql =>
  sql`UPDATE leads SET flags = ltrim(flags || ',spam', ',') WHERE id IN ${listOf(ids)} AND ${NO_SPAM}`;

export const removeSpam = (ids: readonly string[]): Sql =>
  sql`UPDATE leads SET flags = trim(replace(',' || flags || ',', ',spam,', ','), ',') WHERE id IN ${listOf(ids)} AND ${HAS_SPAM}`;
