/**
 * The flags of a lead ("Marks" in the CSV), with their meaning for staff and their effect on
 * notifications.
 */

interface FlagRule {
  readonly meaning: string;
  /** Whether the flag delays the notification: alone, or only together with another weak flag. */
  readonly mutes: "alone" | "together" | "never";
}

export const FLAGS = {
  honeypot: {
    meaning: "a field that people cannot see was filled in: probably a program",
    mutes: "together",
  },
  too_fast: { meaning: "sent within two seconds: probably a program", mutes: "together" },
  no_browser: { meaning: "sent by a program, not from our pages", mutes: "alone" },
  flood: { meaning: "one of very many that came from one address at once", mutes: "alone" },
  cross_site: { meaning: "sent from a page of another site", mutes: "alone" },
  spooled: {
    meaning: "the database was down when it came, so it was stored later",
    mutes: "never",
  },
  files_unverified: {
    meaning: "its files could not be checked when it came: open them with care",
    mutes: "never",
  },
  files_missing: {
    meaning: "its files were gone before it could be stored: ask for them again",
    mutes: "never",
  },
  files_unreadable: {
    meaning: "a file that was picked could no longer be read on its device: ask for it again",
    mutes: "never",
  },
  extra_cut: {
    meaning: "it held more than its form asks for: the part above 2 KB was not stored",
    mutes: "never",
  },
  id_taken: {
    meaning: "its id already belonged to another lead: a reference may be shared",
    mutes: "never",
  },
  odd_amount: { meaning: "an amount looks wrong: ask again when you call", mutes: "never" },
  odd_size: { meaning: "a size looks wrong: ask again when you call", mutes: "never" },
  odd_phone: {
    meaning:
      "this phone number looks wrong, so the call may not go through: try the e-mail address too",
    mutes: "together",
  },
  spam: { meaning: "flagged by staff: left out of lists, exports and counts", mutes: "alone" },
} as const satisfies Readonly<Record<string, FlagRule>>;

export type Flag = keyof typeof FLAGS;

const isFlag = (flag: string): flag is Flag => Object.hasOwn(FLAGS, flag);

/** A flag with its meaning: "flood: one of very many …". An unknown flag has no meaning. */
export const explainFlag = (flag: string): string =>
  isFlag(flag) ? `${flag}: ${FLAGS[flag].meaning}` : flag;

/** A condition in SQL on `leads`: it has this flag. */
export const hasFlag = (flag: Flag): string => `',' || flags || ',' LIKE '%,${flag},%'`;

const flagsThatMute = (how: FlagRule["mutes"]): Flag[] =>
  (Object.keys(FLAGS) as Flag[]).filter((flag) => FLAGS[flag].mutes === how);

/** Weak flags: a password manager fills a trap field, and people press fast. One alone does not mute a lead. */
const ENOUGH = 2;

/** A condition in SQL on `leads`: no one is notified of it at once. */
export const IS_QUIET = `(${flagsThatMute("alone").map(hasFlag).join(" OR ")}
  OR ${flagsThatMute("together")
    .map((flag) => `(${hasFlag(flag)})`)
    .join(" + ")} >= ${ENOUGH})`;

/** @param flags of a row, with commas between them */
export function isQuiet(flags: string): boolean {
  const rules = flags.split(",").flatMap((flag) => (isFlag(flag) ? [FLAGS[flag].mutes] : []));
  return rules.includes("alone") || rules.filter((mutes) => mutes === "together").length >= ENOUGH;
}
