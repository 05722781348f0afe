/** The flags of a lead ("Marks" in the CSV), each with what it means to staff, and whether such a lead is told of at once. */

interface FlagRule {
  readonly meaning: string;
  /** A lead with a program's mark rings nobody: the scheduled job counts it for the team. */
  readonly rings: boolean;
}

export const FLAGS = {
  honeypot: { meaning: "a field that people cannot see was filled in: probably a program", rings: false },
  too_fast: { meaning: "sent within two seconds: probably a program", rings: false },
  no_browser: { meaning: "sent by a program, not from our pages", rings: false },
  flood: { meaning: "one of very many that came from one address at once", rings: false },
  cross_site: { meaning: "sent from a page of another site", rings: true },
  spooled: { meaning: "the database was away when it came; it was kept and brought in later", rings: true },
  files_unverified: { meaning: "its files could not be checked when it came: open them with care", rings: true },
  files_missing: { meaning: "its files were gone before it could be stored: ask for them again", rings: true },
  files_unreadable: {
    meaning: "a file that was picked could no longer be read on its device: ask for it again",
    rings: true,
  },
  extra_cut: {
    meaning: "it came with more than its form asks for, and what was beyond 2 KB was not kept",
    rings: true,
  },
  id_taken: { meaning: "its id already belonged to another lead: a reference may be shared", rings: true },
  odd_amount: { meaning: "an amount is hardly what was meant: ask again when you call", rings: true },
  odd_size: { meaning: "a size is hardly what was meant: ask again when you call", rings: true },
  odd_phone: {
    meaning: "this phone number looks wrong, so the call may not go through: try the e-mail address too",
    rings: true,
  },
  spam: { meaning: "flagged by staff: left out of lists, exports and counts", rings: false },
} as const satisfies Readonly<Record<string, FlagRule>>;

export type Flag = keyof typeof FLAGS;

const isFlag = (flag: string): flag is Flag => Object.hasOwn(FLAGS, flag);

/** A flag with its meaning: "flood: one of very many …". One that is not known stands alone. */
export const meaningOf = (flag: string): string => (isFlag(flag) ? `${flag}: ${FLAGS[flag].meaning}` : flag);

/** A condition in SQL on `leads`: it has this flag. */
export const hasFlag = (flag: Flag): string => `',' || flags || ',' LIKE '%,${flag},%'`;

/** A condition in SQL on `leads`: it rings nobody. */
export const IS_QUIET = `(${(Object.keys(FLAGS) as Flag[])
  .filter((flag) => !FLAGS[flag].rings)
  .map(hasFlag)
  .join(" OR ")})`;

/** @param flags of a row, with commas between them */
export const isQuiet = (flags: string): boolean => flags.split(",").some((flag) => isFlag(flag) && !FLAGS[flag].rings);
