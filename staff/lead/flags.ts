/** What the edge marked a lead with, in words. */
const MEANING: Readonly<Record<string, string>> = {
  honeypot: "a field that people cannot see was filled in: probably a program",
  too_fast: "sent within two seconds: probably a program",
  spooled: "the database was away when it came; it was kept and brought in later",
  files_unverified: "its files could not be checked when it came: open them with care",
  files_missing: "its files had expired before it could be stored: ask for them again",
  id_taken: "its id already belonged to another lead: a reference may be shared",
};

export const meaningOf = (flag: string): string => (MEANING[flag] ? `${flag}: ${MEANING[flag]}` : flag);
