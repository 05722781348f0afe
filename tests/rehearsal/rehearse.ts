/**
 * `npm run rehearse`: the first deploy, from an empty account to the first lead read by the desk, by the commands of docs/deploy.md word for word,
 * against a stand-in of Cloudflare on loopback (`tests/support/cloudflare-api.ts`). wrangler, the build, the worker in its runtime and the
 * smoke test are the real ones; what is done by hand at Cloudflare or in a file is done here by its step's number.
 */
import { stripVTControlCharacters } from "node:util";
import { cleanCommit, noteTested } from "../../scripts/tested.ts";
import { ACCOUNT, Cloudflare } from "../support/cloudflare-api.ts";
import { freePort } from "../support/free-port.ts";
import { Project, type Said, type Typed } from "./project.ts";
import { type Step, stepsOf } from "./steps.ts";

const HOST = "www.example.in";
const KEY = { id: "rehearsal-key-id", secret: "rehearsal-key-secret" };
const HEALTH_TOKEN = "rehearsal-health-token";
const WEBHOOK = "https://chat.example.in/hook";

interface Expected extends Typed {
  /** What it must say. */
  readonly says: RegExp;
  /** Whether it refuses, as the document says. */
  readonly refuses?: boolean;
  /** What is done by hand before it. */
  readonly before?: () => Promise<void> | void;
  /** Takes from its words what a later step needs. */
  readonly after?: (output: string) => void;
  /** Not run, for this reason; what it leaves behind is done by hand. */
  readonly instead?: string;
}

const cloudflare = await Cloudflare.start();
const port = await freePort();
const project = Project.copy((home) => cloudflare.env(home));
const seen = { account: "", database: "" };

/** A command as it is typed: where the document leaves something open, with that filled in. The usual port may be taken here. */
const filled = (command: string): string =>
  command
    .replace("HEALTH_TOKEN=…", `HEALTH_TOKEN=${HEALTH_TOKEN}`)
    .replace(/^npm start$/, `npm start -- --port ${port}`);

async function commit(): Promise<void> {
  const { ok, output } = await project.type("git add -A && git commit -qm Settings --allow-empty");
  if (!ok) throw new Error(output);
}

/** A commit that a release is made of. */
async function somethingNew(): Promise<void> {
  project.edit("src/content/company.ts", (text) => `${text}// Rehearsed.\n`);
  await commit();
  noteTested(project.root, cleanCommit(project.root)!);
}

/** The contact form is sent from a phone, for a colleague who may read leads and not change the site (docs/desk.md). */
async function sendFromPhone(): Promise<void> {
  cloudflare.tokens.set("reader", new Set(["D1: Edit"]));
  project.write(".dev.vars.production", 'CLOUDFLARE_API_TOKEN="reader"\n');
  const lead = {
    formType: "CONTACT_US",
    submissionId: crypto.randomUUID(),
    fullName: "Asha Verma",
    countryCode: "+91",
    phoneNumber: "9812345678",
    formData: { city: "Karjat" },
    meta: { path: "/contact-form", elapsedMs: 60_000 },
  };
  const answer = await cloudflare.edge.fetch(
    new Request(`${cloudflare.origin}/internet/https/${HOST}/forms`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(lead),
    }),
  );
  if (answer.status !== 200) throw new Error(await answer.text());
}

const secret = (name: string, value: string): [string, Expected] => [
  `npx wrangler secret put ${name} --env production`,
  { input: `${value}\n`, says: new RegExp(`Uploaded secret ${name}`) },
];

const tested: Expected = {
  says: /./,
  instead: "the rehearsal is one of its tests",
  async before() {
    await commit();
    noteTested(project.root, cleanCommit(project.root)!);
  },
};

/** What each command meets. A command that stands here twice is expected to say the one after the other. */
const EXPECTED: readonly (readonly [string, Expected])[] = [
  ["npm start", { says: /AIPM: http:/, until: /AIPM: http:.*/ }],
  ["npm run deploy -- --dry-run", { says: /Still to be filled in.*A deploy would go on with/s }],
  ["npx wrangler login", { says: /Successfully logged in/ }],
  [
    "npx wrangler whoami",
    { says: /owner@aipm\.in/, after: (output) => (seen.account = /[0-9a-f]{32}/.exec(output)?.[0] ?? "") },
  ],
  [
    "npx wrangler d1 create aipm-leads --location apac",
    {
      says: /Successfully created DB/,
      after: (output) => (seen.database = /database_id = "(.+)"/.exec(output)?.[1] ?? ""),
    },
  ],
  ["npx wrangler r2 bucket create aipm-files --location apac", { says: /Created bucket 'aipm-files'/ }],
  ["npx wrangler r2 bucket local-uploads enable aipm-files --force", { says: /enabled/i }],
  [
    "npx wrangler r2 bucket lifecycle add aipm-files belt uploads/ --expire-days 1200 --force",
    { says: /Added lifecycle rule/ },
  ],
  [
    "npm run deploy -- --dry-run",
    {
      says: /^(?!.*Still to be filled in).*A deploy would go on with/s,
      before() {
        project.edit("wrangler.toml", (text) =>
          text
            .replaceAll("REPLACE-WITH-DOMAIN", HOST)
            .replaceAll("REPLACE-WITH-ACCOUNT-ID", seen.account)
            .replaceAll("REPLACE-WITH-DATABASE-ID", seen.database),
        );
        project.edit("worker/uploads/cors.json", (text) => text.replace(/https:\/\/[\w.]+/, `https://${HOST}`));
        cloudflare.edge.keys.set(KEY.id, KEY.secret);
      },
    },
  ],
  secret("S3_ACCESS_KEY_ID", KEY.id),
  secret("S3_SECRET_ACCESS_KEY", KEY.secret),
  [
    "npx wrangler r2 bucket cors set aipm-files --file worker/uploads/cors.json",
    { input: "y\n", says: /Set CORS configuration/ },
  ],
  ["npx wrangler r2 bucket cors list aipm-files", { says: new RegExp(`https://${HOST}`) }],
  secret("NOTIFY_WEBHOOK_URL", WEBHOOK),
  secret("HEALTH_TOKEN", HEALTH_TOKEN),
  secret("PING_URL", "https://ping.example.in/aipm"),
  ["npm run launch:check", { refuses: true, says: /to settle before the site may go public/ }],
  ["npm run test:all", tested],
  ["npm run deploy -- --first", { refuses: true, says: /hidden from search: npm run deploy -- --allow-sample/ }],
  ["npm run deploy -- --first --allow-sample", { says: new RegExp(`https://${HOST} serves commit`) }],
  [
    "HEALTH_TOKEN=… npm run smoke -- https://www.example.in",
    { says: /^(?!.*FAILED)(?!.*skipped {2}(?!the release)).*passed {3}the scheduled job/s },
  ],
  [
    "npm run leads -- list --since today --remote",
    // The canary is left out: what it lists came from the phone.
    { says: /^(?!.*Canary).*AIPM-[0-9A-Z]{5}-[0-9A-Z]{5}/s, before: sendFromPhone },
  ],
  ["npm run test:all", tested],
  ["npm run deploy", { refuses: true, says: /hidden from search: npm run deploy -- --allow-sample/ }],
  [
    "npm run deploy -- --allow-sample",
    { env: { HEALTH_TOKEN }, says: /Giving it to everybody.*serves commit/s, before: somethingNew },
  ],
];

/** The account as it is after step 2, of which the API has no part: the domain, the paid plan, and what leads to the one address. */
function signUp(): void {
  cloudflare.zones = [{ id: "zone", name: "example.in", status: "active" }];
  cloudflare.edge.redirects.set("example.in", HOST);
}

let failed = 0;
const begun = performance.now();
const print = console.log;

function tell(step: Step, how: string, from: number): void {
  const seconds = `${((performance.now() - from) / 1000).toFixed(1)} s`;
  print(`${how.padEnd(8)}${step.at.padEnd(14)}${seconds.padStart(8)}  ${step.command}`);
}

async function take(step: Step, expected: Expected): Promise<void> {
  const from = performance.now();
  await expected.before?.();
  if (expected.instead) {
    tell(step, "instead", from);
    print(`${" ".repeat(32)}${expected.instead}`);
    return;
  }
  const { ok, output }: Said = await project.type(filled(step.command), expected);
  const said = stripVTControlCharacters(output);
  const isRight = ok === !expected.refuses && expected.says.test(said);
  tell(step, isRight ? "passed" : "FAILED", from);
  if (isRight) expected.after?.(said);
  else {
    failed += 1;
    print(said);
  }
}

try {
  await project.type("git init -q && git add -A && git commit -qm Project");
  signUp();
  const steps = stepsOf(project.root);
  const waiting = [...EXPECTED];
  for (const step of steps) {
    const command = step.command.replace(/ +#.*/, "");
    const i = waiting.findIndex(([known]) => known === command);
    if (i === -1) {
      failed += 1;
      print(`FAILED  ${step.at}  ${step.command}\n        docs/deploy.md has it, and the rehearsal does not know it`);
      continue;
    }
    const [[, expected]] = waiting.splice(i, 1) as [(typeof EXPECTED)[number]];
    await take(step, expected);
    if (failed > 0) break;
  }
  if (failed === 0)
    for (const [command] of waiting) {
      failed += 1;
      print(`FAILED  ${command}\n        the rehearsal knows it, and docs/deploy.md does not have it`);
    }
  for (const one of new Set(cloudflare.unknown)) {
    failed += 1;
    print(`FAILED  the stand-in does not know ${one}`);
  }
  if (seen.account !== ACCOUNT && failed === 0) throw new Error("wrangler whoami names another account");
} finally {
  project.remove();
  await cloudflare.close();
}
print(
  `${failed === 0 ? "All went as docs/deploy.md says" : `${failed} did not go as docs/deploy.md says`}, in ${((performance.now() - begun) / 1000).toFixed(0)} s.`,
);
process.exitCode = failed > 0 ? 1 : 0;
