/** The flags of a lead in SQL, and the one that staff set themselves: spam. */
import { type Flag, QUIET } from "../../src/forms/flags.ts";
import { listOf, raw, type Sql, sql } from "../store/sql.ts";

export const isSpam = ({ flags }: { readonly flags: string }): boolean => flags.split(",").includes("spam");

/** A condition: leads with this flag. */
export const hasFlag = (flag: Flag): Sql => raw(`',' || flags || ',' LIKE '%,${flag},%'`);

/** A condition: leads that rang nobody. `flags <> ''` finds them by their index. */
export const LOOKS_LIKE_A_PROGRAM = sql`flags <> '' AND (${raw(QUIET.map((flag) => hasFlag(flag).text).join(" OR "))})`;

const HAS_SPAM = hasFlag("spam");
export const NO_SPAM = sql`NOT (${HAS_SPAM})`;

export const addSpam = (ids: readonly string[]): Sql =>
  sql`UPDATE leads SET flags = ltrim(flags || ',spam', ',') WHERE id IN ${listOf(ids)} AND ${NO_SPAM}`;

export const removeSpam = (ids: readonly string[]): Sql =>
  sql`UPDATE leads SET flags = trim(replace(',' || flags || ',', ',spam,', ','), ',') WHERE id IN ${listOf(ids)} AND ${HAS_SPAM}`;
