/** Failures of a command: a message that says what to do, and an exit code for scripts. */

/** Exit codes. 0 is success. */
export const EXIT = { failed: 1, usage: 2, notFound: 3, unreachable: 4, interrupted: 130 } as const;

/** An error with a message for a colleague. The desk prints it and ends with its exit code. */
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

/** The site that a command works on: on this machine, or deployed. */
export type Place = "local" | "remote";

export const siteName = (place: Place): string => (place === "local" ? "local site" : "deployed site");

const MIGRATE: Record<Place, string> = {
  local: "Run `npm start` once: it prepares the database.",
  remote: "Run `npx wrangler d1 migrations apply DB --remote`.",
};
const LOGIN = "`npm run leads -- login` checks it.";
const PASSING =
  /Network connection lost|object to be reset|code was updated|internal error|overloaded|long-running export|answered 5\d\d/i;

/** Errors after which the same request usually succeeds. */
export const isPassing = (error: unknown): boolean => PASSING.test(errorMessages(error));

interface Cause {
  readonly pattern: RegExp;
  /** @param message the first line of the error */
  readonly explain: (place: Place, message: string) => string;
  readonly exitCode?: number;
}

/** Messages of D1, its API and the network, the most specific first. */
const CAUSES: readonly Cause[] = [
  {
    pattern: /no such table: (leads|uploads)/i,
    explain: (place) =>
      `The ${place === "local" ? "local" : "deployed"} database has no leads table yet. ${MIGRATE[place]}`,
  },
  {
    pattern: /no such (table|view|column)/i,
    explain: (place, message) => `The database is behind the code (${message}). ${MIGRATE[place]}`,
  },
  {
    pattern: /certificate|CERT_/i,
    explain: (_, message) =>
      `The connection to Cloudflare is not trusted (${message}). If your office inspects traffic, set NODE_EXTRA_CA_CERTS to its certificate.`,
  },
  {
    pattern: /token from location/i,
    explain: () => `Your token may not be used from this network: it allows other addresses only. ${LOGIN}`,
  },
  {
    pattern: /Invalid API Token|\[code: 1000\]|expired/i,
    explain: () => `Cloudflare rejects your token: it has expired or was deleted. Create another. ${LOGIN}`,
  },
  {
    pattern: /Authentication error|Unauthorized|\b1000[01]\b|\b9109\b/i,
    explain: () =>
      `Your token may not read the deployed database. It needs the permission "Account, D1, Edit" for the site's account. ${LOGIN}`,
  },
  {
    pattern: /\b7404\b/,
    explain: () =>
      "Cloudflare has no such database. Check database_id in wrangler.toml, and that you use the right account.",
  },
  {
    pattern: /CPU time limit|memory limit|timed out|\b7408\b/i,
    explain: (_, message) => `The query was too much for the database (${message}). Ask for fewer days, with --since.`,
  },
  {
    pattern: PASSING,
    explain: (place, message) =>
      place === "local"
        ? `The local database did not answer (${message}). Another program may be using it. Try again in a minute.`
        : `Cloudflare failed for a moment (${message}). Try again in a minute. If it persists: https://www.cloudflarestatus.com`,
  },
  {
    pattern: /throttling|\b971\b|\b429\b/i,
    explain: () => "Cloudflare limits your requests. Wait five minutes, then try again.",
  },
  {
    pattern: /disk is full|SQLITE_FULL|maximum DB size/i,
    explain: () => 'The database is full. See "The database is filling up" in docs/runbook.md.',
  },
  {
    pattern: /without data/i,
    explain: (_, message) =>
      `${message} A guest network's login page, a proxy or a firewall is in between: open any web page to log in to the network, or ask its administrator to allow api.cloudflare.com.`,
  },
  {
    pattern:
      /fetch failed|Unable to resolve|ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPROTO|other side closed|socket|UND_ERR|Proxy response|Request was cancelled|aborted due to timeout/i,
    explain: (_, message) =>
      `Cloudflare cannot be reached (${message}). Check your internet connection, VPN and firewall. Behind a proxy, set HTTPS_PROXY.`,
  },
  {
    pattern: /database is locked|SQLITE_BUSY/i,
    explain: () => "The database is busy. Try again in a minute.",
    exitCode: EXIT.failed,
  },
];

/** The messages of an error and of its causes. */
const errorMessages = (error: unknown): string =>
  error instanceof Error
    ? [error.message, errorMessages(error.cause)].join("\n")
    : typeof error === "string"
      ? error
      : "";

/** A text without the name and password of an address in it. */
export const withoutPasswords = (text: string): string => text.replaceAll(/\/\/[^\s/@]+@/g, "//…@");

const LONGEST = 300;

/** Converts an error of the database, the bucket or wrangler into a CommandFailure. */
export function explain(error: unknown, place: Place): CommandFailure {
  if (error instanceof CommandFailure) return error;
  const messages = withoutPasswords(errorMessages(error)).trim();
  const cause = CAUSES.find(({ pattern }) => pattern.test(messages));
  const lines = messages.split("\n").filter(Boolean);
  if (!cause) return new CommandFailure(`The database did not answer: ${lines.slice(-3).join(" ").slice(0, LONGEST)}`);
  const message = (lines.find((line) => cause.pattern.test(line)) ?? lines[0]!).slice(0, LONGEST);
  return new CommandFailure(cause.explain(place, message), cause.exitCode ?? EXIT.unreachable);
}
