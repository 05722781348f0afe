/** What wrangler and Cloudflare say when they fail, as one sentence that says what to do. */
import { stripVTControlCharacters } from "node:util";

const REMEDIES: readonly (readonly [RegExp, string])[] = [
  [
    /not logged in|CLOUDFLARE_API_TOKEN environment variable|\[code: 9109\]/i,
    "You are not logged in to Cloudflare, or no longer: npx wrangler login, and run the same command again.",
  ],
  [
    /Authentication error|\[code: 1000[01]\]/i,
    "The login or token may not do this: give it the rights that docs/deploy.md names (step 2), and run the same command again.",
  ],
  [/\[code: 10042\]/, "R2 is not switched on for the account: dashboard, R2, which asks for a card once."],
  [
    /\[code: 10063\]|workers\.dev subdomain/i,
    "The account has no workers.dev subdomain yet: open Workers & Pages in the dashboard once, and run the same command again.",
  ],
  [
    /\[code: 10057\]|required secrets?/i,
    "A secret that the site needs is not there: npx wrangler secret put NAME --env production, and run the same command again.",
  ],
  [
    /\[code: (?:10021|10013|10027)\]/,
    "Cloudflare takes this worker not as it is, for the reason above: mend it in a commit of its own.",
  ],
  [
    /\[code: 75\d\d\]|SQLITE_\w+|D1 reset before/,
    'The database refused a statement, and has taken nothing of that file: mend it in a commit of its own (docs/deploy.md, "Migrations only add").',
  ],
  [
    /\b429\b|rate.?limit|too many requests|\[code: (?:971|10429)\]/i,
    "Cloudflare takes no more calls of this login for now (429): wait five minutes, and run the same command again.",
  ],
  [
    /\b5\d\d\b|internal (?:server )?error|unknown error|gateway|malformed response|service unavailable/i,
    "Cloudflare itself fails: look at www.cloudflarestatus.com, and run the same command again once it is well.",
  ],
  [
    /fetch failed|ENOTFOUND|EAI_AGAIN|ECONN\w+|ETIMEDOUT|Unable to resolve|timed out/i,
    "Cloudflare cannot be reached from here: look at the connection, VPN or firewall, and run the same command again.",
  ],
];

/** What a tool says before its error are names of our own, such as "Rate Limit", and counts. wrangler colours the word in any case. */
function errorIn(said: string): string {
  const plain = stripVTControlCharacters(said);
  return plain.slice(Math.max(plain.lastIndexOf("[ERROR]"), 0));
}

/** The remedy for what was said; undefined where none is known. */
export const remedyOf = (said: string): string | undefined =>
  REMEDIES.find(([pattern]) => pattern.test(errorIn(said)))?.[1];
