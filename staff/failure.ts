/** Why a command could not do what it was asked, with an exit code for scripts. */

/** Exit codes; 0 is success. */
export const EXIT = { failed: 1, usage: 2, notFound: 3, unreachable: 4 } as const;

/** An error whose message tells a colleague what to do. The desk prints it and ends with its exit code. */
export class CommandFailure extends Error {
  override readonly name = "CommandFailure";
  readonly exitCode: number;

  constructor(message: string, exitCode: number = EXIT.failed) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** A CommandFailure for a command line that cannot be understood. */
export const usage = (message: string): CommandFailure => new CommandFailure(message, EXIT.usage);

export const failureText = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Which site a command works on: the one of this machine, or the deployed one. */
export type Place = "local" | "remote";

export const siteName = (place: Place): string => (place === "local" ? "local site" : "deployed site");

const NO_TABLES: Record<Place, string> = {
  local: "The local database has no leads table yet. Run `npm start` once: it prepares the database.",
  remote: "The deployed database has no leads table yet. Run `npx wrangler d1 migrations apply DB --remote`.",
};

const NO_NETWORK = "Cloudflare cannot be reached. Check your internet connection, VPN or firewall, and try again.";
const NOT_LOGGED_IN =
  "You are not logged in to Cloudflare. Run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN; `npm run leads -- login` looks at it.";
const NOT_ALLOWED =
  'Your token may not read the deployed database. It needs the permissions "Account, D1, Edit" for the account of the site: `npm run leads -- login` looks at it.';
const NO_DATABASE =
  "Cloudflare knows no such database. Check database_id in wrangler.toml, and that you are logged in to the right account.";

const WHICH_ACCOUNT =
  "Your Cloudflare login has several accounts. Set CLOUDFLARE_ACCOUNT_ID to the one that the site is deployed to.";

/** What wrangler and D1 say, the most specific first. */
const CAUSES: readonly (readonly [RegExp, (place: Place) => string, number])[] = [
  [/no such table: (leads|uploads)/i, (place) => NO_TABLES[place], EXIT.unreachable],
  [/no such (table|view): (\w+)/i, (place) => `The database is behind the code. ${NO_TABLES[place]}`, EXIT.unreachable],
  [/more than one account/i, () => WHICH_ACCOUNT, EXIT.unreachable],
  [/CLOUDFLARE_API_TOKEN|not logged in|not authenticated|wrangler login/i, () => NOT_LOGGED_IN, EXIT.unreachable],
  [/Authentication error|Unauthorized|\b10000\b|\b10001\b|\b9109\b/i, () => NOT_ALLOWED, EXIT.unreachable],
  [/\b7404\b|database.*not found|Couldn't find.*(D1|DB)/i, () => NO_DATABASE, EXIT.unreachable],
  [/fetch failed|Unable to resolve|ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|network/i, () => NO_NETWORK, EXIT.unreachable],
  [/database is locked|SQLITE_BUSY/i, () => "The database is busy. Try again in a moment.", EXIT.failed],
];

/** The messages of an error and of its causes. */
const messagesOf = (error: unknown): string =>
  error instanceof Error ? [error.message, messagesOf(error.cause)].join("\n") : typeof error === "string" ? error : "";

/** A CommandFailure for an error of the database, the bucket or wrangler; with its last lines where its cause is not known. */
export function explain(error: unknown, place: Place): CommandFailure {
  if (error instanceof CommandFailure) return error;
  const said = messagesOf(error);
  const known = CAUSES.find(([pattern]) => pattern.test(said));
  if (known) return new CommandFailure(known[1](place), known[2]);
  return new CommandFailure(
    `The database did not answer: ${said.trim().split("\n").slice(-3).join(" ").slice(0, 400)}`,
  );
}
