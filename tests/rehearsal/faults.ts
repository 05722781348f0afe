/**
 * What may be wrong with an account, with a release and with what visitors get. Each must end in a sentence that says what to do, while visitors
 * keep what they have.
 */
import { ACCOUNT, type Cloudflare, DATABASE, type Fault as ApiFault } from "../support/cloudflare-api.ts";
import type { Project } from "./project.ts";

export interface Fault {
  readonly what: string;
  /** The sentence with its remedy. */
  readonly says: RegExp;
  /** Makes it wrong. What it changes of the project is put back by git, and of the account by what it returns. */
  readonly make: (cloudflare: Cloudflare, project: Project) => (() => void) | void;
  readonly env?: Readonly<Record<string, string>>;
}

const OTHER = "f".repeat(32);

/** Lets a call of the API fail. */
const api =
  (...faults: ApiFault[]): Fault["make"] =>
  (cloudflare) => {
    cloudflare.faults = faults;
    return () => (cloudflare.faults = []);
  };

const setting =
  (from: string | RegExp, to: string): Fault["make"] =>
  (_, project) =>
    project.edit("wrangler.toml", (text) => {
      const [local, production] = text.split(/^(?=\[env\.production\])/m) as [string, string];
      return local + production.replace(from, to);
    });

const token = (name: string): Fault["env"] => ({ CLOUDFLARE_API_TOKEN: name });

/** Seen by `npm run deploy` before it changes anything. */
export const OF_THE_ACCOUNT: readonly Fault[] = [
  {
    what: "nobody is logged in",
    says: /You are not logged in to Cloudflare: npx wrangler login/,
    env: { XDG_CONFIG_HOME: "/nonexistent", HOME: "/nonexistent" },
    make: () => {},
  },
  {
    what: "a token that is none",
    says: /does not know the token \(9109\): npx wrangler login/,
    env: token("x"),
    make: () => {},
  },
  {
    what: "a token that may read leads alone",
    says: /has not the right .*Workers Scripts: Edit.*: a machine that deploys needs a token with/,
    env: token("reads"),
    make: (cloudflare) => void cloudflare.tokens.set("reads", new Set(["D1: Edit"])),
  },
  {
    what: "a login with several accounts",
    says: /The login has several accounts .*: write account_id/,
    make(cloudflare) {
      cloudflare.accounts.push({ id: OTHER, name: "Other" });
      return () => cloudflare.accounts.pop();
    },
  },
  {
    what: "an account_id of somebody else",
    says: new RegExp(`and not the account ${OTHER} of wrangler\\.toml: log in as a member`),
    make: (_, project) => project.edit("wrangler.toml", (text) => `account_id = "${OTHER}"\n${text}`),
  },
  {
    what: "S3_ENDPOINT of another account",
    says: new RegExp(`and the account is ${ACCOUNT}: write https://${ACCOUNT}`),
    make: setting(`https://${ACCOUNT}.`, `https://${OTHER}.`),
  },
  {
    what: "routes lead another name to the site",
    says: /write the same host in both/,
    make: setting('pattern = "www.', 'pattern = "'),
  },
  {
    what: "the bucket lets another origin in",
    says: /cors\.json allows .*: make them the same/,
    make: (_, project) => project.edit("worker/uploads/cors.json", (text) => text.replace("www.", "")),
  },
  {
    what: "R2 is not switched on",
    says: /R2 is not switched on for the account \(10042\): dashboard, R2/,
    make(cloudflare) {
      cloudflare.hasR2 = false;
      return () => (cloudflare.hasR2 = true);
    },
  },
  {
    what: "no such bucket",
    says: /has no bucket aipm-papers: npx wrangler r2 bucket create/,
    make: setting('S3_BUCKET = "aipm-files"', 'S3_BUCKET = "aipm-papers"'),
  },
  {
    what: "no workers.dev subdomain yet",
    says: /no workers\.dev subdomain yet.*\(10063\): open Workers & Pages/,
    make(cloudflare) {
      cloudflare.subdomain = undefined;
      return () => (cloudflare.subdomain = "aipm");
    },
  },
  {
    what: "no such database",
    says: /has no database 0000.*: npx wrangler d1 create aipm-leads/,
    make: setting(DATABASE, `0000${DATABASE.slice(4)}`),
  },
  {
    what: "a database of another name",
    says: /is named aipm-leads, and wrangler\.toml says leads: correct/,
    make: setting('database_name = "aipm-leads"', 'database_name = "leads"'),
  },
  {
    what: "a secret is missing",
    says: /Secrets .* missing: npx wrangler secret put S3_SECRET_ACCESS_KEY --env production/,
    make(cloudflare) {
      const { secrets } = cloudflare.scripts.get("aipm")!;
      const value = secrets.get("S3_SECRET_ACCESS_KEY")!;
      secrets.delete("S3_SECRET_ACCESS_KEY");
      return () => secrets.set("S3_SECRET_ACCESS_KEY", value);
    },
  },
  {
    what: "the domain is in another account",
    says: /has no zone for www\.example\.in: add the domain/,
    make(cloudflare) {
      const { zones } = cloudflare;
      cloudflare.zones = [];
      return () => (cloudflare.zones = zones);
    },
  },
  {
    what: "the name servers have not moved",
    says: /example\.in is not Cloudflare's yet \(pending\): set the name servers/,
    make(cloudflare) {
      const { zones } = cloudflare;
      cloudflare.zones = zones.map((zone) => ({ ...zone, status: "pending" }));
      return () => (cloudflare.zones = zones);
    },
  },
  ...(["worker", "record"] as const).map((kind): Fault => ({
    what: kind === "worker" ? "another Worker has the name" : "a record stands at the name",
    says: /At www\.example\.in stands (?:the Worker shop|a DNS record).*: look at .* add --replace www\.example\.in/,
    make(cloudflare) {
      const before = cloudflare.standing.get("www.example.in")!;
      cloudflare.standing.set(
        "www.example.in",
        kind === "worker" ? { worker: "shop" } : { record: { type: "A", content: "203.0.113.1" } },
      );
      return () => cloudflare.standing.set("www.example.in", before);
    },
  })),
  {
    what: "the API answers 503",
    says: /Cloudflare itself fails: look at www\.cloudflarestatus\.com/,
    make: api({ path: /\/zones$/, status: 503 }),
  },
];

/** Met half-way by a release, and by the smoke test of its version before visitors get it. */
export const OF_A_RELEASE: readonly Fault[] = [
  {
    what: "a migration fails in the middle",
    says: /refused a statement, and has taken nothing of that file: mend it/,
    make(cloudflare, project) {
      project.write("migrations/0099_bad.sql", "CREATE TABLE half (a TEXT);\nALTER TABLE nowhere ADD COLUMN a TEXT;\n");
      return () => void cloudflare;
    },
  },
  {
    what: "the API takes no more calls (429)",
    says: /no more calls .*\(429\): wait five minutes/,
    make: api({
      path: /cors$/,
      status: 429,
      code: 971,
      message: "Please wait and consider throttling your request speed",
    }),
  },
  {
    what: "the upload is answered 502",
    says: /Cloudflare itself fails: .* Nothing after it was done/,
    make: api({ method: "POST", path: /\/versions$/, status: 502 }),
  },
  {
    what: "the token loses its rights on the way",
    says: /may not do this: give it the rights/,
    make: api({ path: /deployments$/, status: 403, code: 10_000, message: "Authentication error" }),
  },
  {
    what: "the answer to the new shares is lost",
    says: /Cloudflare itself fails: look at .*run the same command again/,
    make: api({ method: "POST", path: /deployments$/, status: 500, isDone: true }),
  },
  {
    what: "the version never becomes ready",
    says: /Visitors still get [\w-]+; only a request that names [\w-]+ gets that\. To take it away:\s+npx wrangler versions deploy/,
    make(cloudflare) {
      cloudflare.edge.untilKnown = Infinity;
      return () => (cloudflare.edge.untilKnown = 0);
    },
  },
  {
    what: "the keys of the bucket are wrong",
    says: /The bucket answered 40\d.*Visitors still get/s,
    make(cloudflare) {
      const keys = [...cloudflare.edge.keys];
      cloudflare.edge.keys.clear();
      return () => keys.forEach(([id, key]) => cloudflare.edge.keys.set(id, key));
    },
  },
];

const switched =
  (change: (body: string, path: string) => string): Fault["make"] =>
  (cloudflare) => {
    cloudflare.edge.switches = [change];
    return () => (cloudflare.edge.switches = []);
  };
const added = (html: string): Fault["make"] => switched((body) => body.replace("</body>", `${html}</body>`));

/** What the zone does to pages, as the smoke test says it. */
export const OF_THE_SITE: readonly Fault[] = [
  {
    what: "e-mail addresses are rewritten",
    says: /rewritten.*Email Address Obfuscation off/,
    make: switched((body) =>
      body.replaceAll(/[\w.]+@[\w.]+\.\w+/g, '<span data-cfemail="1f">[email protected]</span>'),
    ),
  },
  {
    what: "a beacon",
    says: /a beacon is added.*automatic setup off/,
    make: added('<script src="https://static.cloudflareinsights.com/beacon.min.js" data-cf-beacon="{}"></script>'),
  },
  {
    what: "a bot script",
    says: /a bot script is added.*Bot Fight Mode/,
    make: added('<script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"></script>'),
  },
  {
    what: "robots.txt is managed",
    says: /robots\.txt is not as it was built.*managed robots\.txt off/,
    make: switched((body, path) => (path === "/robots.txt" ? `# BEGIN Cloudflare Managed content\n${body}` : body)),
  },
  {
    what: "rules of another speculate",
    says: /Speed Brain off/,
    make(cloudflare) {
      cloudflare.edge.headers = { "speculation-rules": '"/cdn-cgi/speculation"' };
      return () => (cloudflare.edge.headers = {});
    },
  },
  {
    what: "no certificate comes",
    says: /no answer by https yet\. Look at SSL\/TLS, Edge Certificates/,
    make(cloudflare) {
      cloudflare.edge.withoutCertificate = Infinity;
      return () => (cloudflare.edge.withoutCertificate = 0);
    },
  },
  {
    what: "the other name leads nowhere",
    says: /docs\/deploy\.md, step 2|ENOTFOUND/,
    make(cloudflare) {
      const to = cloudflare.edge.redirects.get("example.in")!;
      cloudflare.edge.redirects.delete("example.in");
      return () => cloudflare.edge.redirects.set("example.in", to);
    },
  },
];
