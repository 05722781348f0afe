/** What must be settled before the site goes public: content that is invented, empty, unproven or out of date. */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Question } from "../../src/content/counsel.ts";
import { ROOT } from "../../scripts/commands.ts";
import { exportsOf } from "../../scripts/forms.ts";
import { datedIn, lineOf, samplesIn, textsIn } from "./samples.ts";

export const KINDS = {
  setting: "Settings that still hold an example",
  sample: "Sample content, invented until the business supplies its own",
  registration: "Registrations that are empty",
  claim: "Claims without evidence",
  counsel: "Questions that counsel has not answered",
  date: "Dates that cannot be true",
  check: "Steps that nobody has checked lately",
} as const;

export interface Finding {
  readonly kind: keyof typeof KINDS;
  readonly file: string;
  readonly line: number;
  readonly what: string;
}

type Module = Readonly<Record<string, unknown>>;

interface Content {
  readonly file: string;
  readonly source: string;
  readonly module: Module;
}

const COMPANY = "src/content/company.ts";
const CLAIMS = "src/content/claims.ts";
const PROMISES = "src/content/promises.ts";
const EVIDENCE = "src/content/evidence.ts";
const COUNSEL = "src/content/counsel.ts";
const REGISTRATIONS = "src/content/registrations.ts";

const read = (file: string): string => readFileSync(path.join(ROOT, file), "utf8");

/** Pages come after what they quote, and translations last, so that a sample is reported where it was written. */
const lateness = (file: string): number =>
  Number(/\/content\.\w+\.ts$/.test(file)) + 2 * Number(/\.(?!en)\w\w\.ts$/.test(file));

async function readContent(): Promise<Content[]> {
  const files = globSync("src/{content,pages/*}/*.ts", { cwd: ROOT })
    .map((file) => file.replaceAll(path.sep, "/"))
    .filter((file) => !file.endsWith(".gen.ts"))
    .toSorted(
      (a, b) => lateness(a) - lateness(b) || path.dirname(a).localeCompare(path.dirname(b)) || (a < b ? -1 : 1),
    );
  return Promise.all(
    files.map(async (file) => {
      // The words of a page stand in one value.
      const { content, ...module } = await exportsOf(file);
      return { file, source: read(file), module: { ...module, ...(content as Module | undefined) } };
    }),
  );
}

/** The lines of a text that hold something. */
const linesWith = (
  kind: Finding["kind"],
  { file, source, pattern }: { readonly file: string; readonly source: string; readonly pattern: RegExp },
): Finding[] =>
  source.split("\n").flatMap((line, i) => (pattern.test(line) ? [{ kind, file, line: i + 1, what: line.trim() }] : []));

const SETTINGS = ["worker/uploads/cors.json", "public/.well-known/security.txt", "SECURITY.md"];

/** The local settings are examples on purpose. They are blanked, so that lines keep their numbers. */
const productionOnly = (toml: string): string => {
  const [local, ...production] = toml.split(/^(?=\[env\.production\])/m);
  return local!.replaceAll(/[^\n]/g, "") + production.join("").replaceAll(/^\s*#.*$/gm, "");
};

const settings = (): Finding[] =>
  [
    { file: "wrangler.toml", source: productionOnly(read("wrangler.toml")) },
    ...SETTINGS.map((file) => ({ file, source: read(file) })),
  ].flatMap((text) => linesWith("setting", { ...text, pattern: /REPLACE|\.example\b/ }));

function samples(all: readonly Content[]): Finding[] {
  const seen = new Set<unknown>();
  return all.flatMap(({ file, source, module }) =>
    samplesIn(module)
      .filter(({ value }) => !seen.has(value) && seen.add(value))
      .map((sample) => {
        const [text = ""] = textsIn(sample.value);
        return { kind: "sample", file, line: lineOf(sample, source), what: `${sample.at}: ${text}` };
      }),
  );
}

/** Claims and promises without evidence. */
function claims(all: readonly Content[]): Finding[] {
  const [said, register] = [CLAIMS, EVIDENCE].map((file) => all.find((one) => one.file === file));
  const stats = said!.module.stats as readonly { readonly label: string; readonly value: string }[];
  const promises = all.find((one) => one.file === PROMISES)!.module.promises as readonly string[];
  const values: Module = {
    ...said!.module,
    ...(said!.module.claims as Module),
    ...Object.fromEntries(stats.map(({ label, value }) => [label, value])),
    ...Object.fromEntries(promises.map((promise) => [promise, "a promise of /about/promise"])),
  };
  const { file, source, module } = register!;
  return Object.entries(module.evidence as Module).flatMap(([name, proof]) => {
    if (proof && !textsIn(proof).includes("")) return [];
    const line = source.split("\n").findIndex((one) => one.trim().replaceAll('"', "").startsWith(`${name}:`)) + 1;
    return [
      { kind: "claim", file, line, what: `${name}: ${textsIn(values[name]).join(", ") || String(values[name])}` },
    ];
  });
}

/** Questions without the day and the name of an answer. */
function unanswered(all: readonly Content[], today: number): Finding[] {
  const { file, source, module } = all.find((one) => one.file === COUNSEL)!;
  return (module.counsel as readonly Question[]).flatMap(({ asks, answeredOn, answeredBy }) => {
    // Also where the day cannot be read, or has not come.
    if (Date.parse(answeredOn) <= today && answeredBy !== "") return [];
    return [{ kind: "counsel", file, line: lineOf({ at: "counsel[]", value: asks }, source), what: asks }];
  });
}

/** A page that was last changed before the firm was founded. */
function dates(all: readonly Content[]): Finding[] {
  const { established } = all.find((one) => one.file === COMPANY)!.module.company as { readonly established: number };
  return all.flatMap(({ file, source, module }) => {
    const date = module.lastUpdated;
    if (typeof date !== "string" || new Date(date).getUTCFullYear() >= established) return [];
    const what = `Last updated ${date}, and the firm was founded in ${established}`;
    return [{ kind: "date", file, line: lineOf({ at: "lastUpdated", value: date }, source), what }];
  });
}

/** A check of what laws and offices ask for, and of what is being built, holds so long. */
const CHECK_DAYS = 180;

/** What somebody has to look at again: when that was done last stands beside it, and by whom where the page needs a name. */
function checks(all: readonly Content[], today: number): Finding[] {
  const seen = new Set<unknown>();
  return all.flatMap(({ file, source, module }) =>
    datedIn(module)
      .filter(({ value }) => !seen.has(value) && seen.add(value))
      .flatMap((dated) => {
        const { checkedOn, checkedBy } = dated.value;
        const days = (today - Date.parse(checkedOn)) / 86_400_000;
        // Also where the day cannot be read.
        if (days <= CHECK_DAYS && checkedBy !== "") return [];
        const by = checkedBy === undefined ? "" : ` by ${checkedBy || "nobody"}`;
        const what = `${dated.at}: ${textsIn(dated.value)[0]}, checked on ${checkedOn}${by}, at most ${CHECK_DAYS} days ago`;
        return [{ kind: "check", file, line: lineOf(dated, source), what }];
      }),
  );
}

export async function launchFindings(today = Date.now()): Promise<Finding[]> {
  const all = await readContent();
  const registrations = all.find((one) => one.file === REGISTRATIONS)!;
  return [
    ...settings(),
    ...samples(all),
    ...linesWith("registration", { ...registrations, pattern: /: ""/ }),
    ...claims(all),
    ...unanswered(all, today),
    ...dates(all),
    ...checks(all, today),
  ];
}

/** The findings by kind, each with file and line. */
export function launchReport(findings: readonly Finding[]): string {
  const parts = (Object.keys(KINDS) as Finding["kind"][]).flatMap((kind) => {
    const own = findings.filter((one) => one.kind === kind);
    const lines = own.map(({ file, line, what }) => `  ${`${file}:${line}`.padEnd(44)}  ${what}`);
    return own.length > 0 ? [`${KINDS[kind]} (${own.length})\n${lines.join("\n")}`] : [];
  });
  return parts.join("\n\n");
}
