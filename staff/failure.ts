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

export const failureText = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** The site that a command works on: on this machine, or deployed. */
export type Place = "local" | "remote";

export const siteName = (place: Place): string =>
  place === "local" ? "local site" : "deployed site";

const LOGIN = "`npm run leads -- login` checks it.";
const AGAIN = "Try again in a minute.";

/** Messages of D1, its API and the network, with a hint for each. The most specific come first. */
const CAUSES: readonly (readonly [pattern: RegExp, hint: string | Record<Place, string>])[] = [
  [
    /malformed|not a database|readonly database|SQLITE_(?:CORRUPT|NOTADB|READONLY)/i,
    {
      local:
        "The local database is damaged or read-only. Move .wrangler/state away and run `npm start`.",
      remote: "The deployed database is damaged. See docs/runbook.md about a restore.",
    },
  ],
  [
    /no such (table|view|column)/i,
    {
      local:
        "The local database is empty or behind the code. Run `npm start` once: it prepares the database.",
      remote:
        "The deployed database is empty or behind the code. Run `npx wrangler d1 migrations apply DB --remote`.",
    },
  ],
  [
    /certificate|CERT_/i,
    "The connection to Cloudflare is not trusted. If your office inspects traffic, set NODE_EXTRA_CA_CERTS to its certificate.",
  ],
  [
    /Invalid API Token|\[code: 1000\]|expired/i,
    `Cloudflare rejects your token: it has expired or was deleted. ${LOGIN}`,
  ],
  [
    /Authentication error|Unauthorized|token from location|\b1000[01]\b|\b9109\b/i,
    `Your token may not read the deployed database. It needs the permission "Account, D1, Edit" for the site's account, from this network. ${LOGIN}`,
  ],
  [
    /\b7404\b/,
    "Cloudflare has no such database. Check database_id and S3_ENDPOINT in wrangler.toml.",
  ],
  [
    /CPU time limit|memory limit|timed out|\b7408\b/i,
    "The query was too much for the database. Ask for fewer days, with --since.",
  ],
  [
    /Network connection lost|object to be reset|code was updated|internal error|overloaded|long-running export|answered 5\d\d|database is locked|SQLITE_BUSY/i,
    {
      local: `The local database did not answer. Another program may be using it: try again in a minute. Or the disk of this machine is full, or the database is damaged: then move .wrangler/state away and run \`npm start\`.`,
      remote: `Cloudflare failed for a moment. ${AGAIN} If it persists, see https://www.cloudflarestatus.com`,
    },
  ],
  [
    /throttling|\b971\b|\b429\b/i,
    "Cloudflare limits your requests. Wait five minutes, then try again.",
  ],
  [
    /disk is full|SQLITE_FULL|maximum DB size/i,
    {
      local:
        "The disk of this machine is full, or the local database may not grow. Make room, then try again.",
      remote: 'The database is full. See "The database is filling up" in docs/runbook.md.',
    },
  ],
  [
    /without data/i,
    "A guest network's login page, a proxy or a firewall is in between: open any web page to log in to the network, or ask its administrator to allow api.cloudflare.com.",
  ],
  [
    /fetch failed|Unable to resolve|ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPROTO|other side closed|socket|UND_ERR|Proxy response|Request was cancelled|aborted due to timeout/i,
    "Cloudflare cannot be reached. Check your internet connection, VPN and firewall. Behind a proxy, set HTTPS_PROXY.",
  ],
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
  const lines = withoutPasswords(errorMessages(error)).split("\n").filter(Boolean);
  for (const [pattern, hint] of CAUSES) {
    const line = lines.find((text) => pattern.test(text));
    if (line === undefined) continue;
    const words = typeof hint === "string" ? hint : hint[place];
    return new CommandFailure(`${words} (${line.slice(0, LONGEST)})`, EXIT.unreachable);
  }
  return new CommandFailure(
    `The database did not answer: ${lines.slice(-3).join(" ").slice(0, LONGEST)}`,
  );
}
