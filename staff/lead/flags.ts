/** The flags of a lead in words, and the one that staff set themselves: spam. */
import { listOf, raw, type Sql, sql } from "../store/sql.ts";

const MEANING: Readonly<Record<string, string>> = {
  honeypot: "a field that people cannot see was filled in: probably a program",
  too_fast: "sent within two seconds: probably a program",
  spooled: "the database was away when it came; it was kept and brought in later",
  files_unverified: "its files could not be checked when it came: open them with care",
  files_missing: "its files were gone before it could be stored: ask for them again",
  id_taken: "its id already belonged to another lead: a reference may be shared",
  flood: "one of very many that came from one address at once",
  cross_site: "sent from a page of another site",
  odd_amount: "an amount is hardly what was meant: ask again when you call",
  odd_size: "a size is hardly what was meant: ask again when you call",
  odd_phone: "this phone number looks wrong, so the call may not go through: try the e-mail address too",
  no_browser: "sent by a program, not from our pages",
  spam: "flagged by staff: left out of lists, exports and counts",
};

/** A flag with its meaning: "flood: one of very many …". */
export const meaningOf = (flag: string): string => (MEANING[flag] ? `${flag}: ${MEANING[flag]}` : flag);

export const isSpam = ({ flags }: { readonly flags: string }): boolean => flags.split(",").includes("spam");

/** A condition: leads with this flag, which is a word of ours. */
export const hasFlag = (flag: string): Sql => raw(`',' || flags || ',' LIKE '%,${flag},%'`);

const HAS_SPAM = hasFlag("spam");
export const NO_SPAM = sql`NOT (${HAS_SPAM})`;

export const addSpam = (ids: readonly string[]): Sql =>
  sql`UPDATE leads SET flags = ltrim(flags || ',spam', ',') WHERE id IN ${listOf(ids)} AND ${NO_SPAM}`;

export const removeSpam = (ids: readonly string[]): Sql =>
  sql`UPDATE leads SET flags = trim(replace(',' || flags || ',', ',spam,', ','), ',') WHERE id IN ${listOf(ids)} AND ${HAS_SPAM}`;
