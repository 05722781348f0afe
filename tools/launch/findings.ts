/**
 * Lists open work before the launch: samples, empty facts, open checks and example settings.
 */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "../../shared/commands.ts";
import { importModule } from "../../shared/forms.ts";
import { hasNotices } from "../../scripts/notices.ts";
import { datedIn, findLine, type Sample, samplesIn, textsIn } from "./samples.ts";

export const KINDS = {
  fact: "Facts of the firm",
  people: "People",
  price: "Prices",
  evidence: "Evidence for claims",
  promise: "Promises to sign",
  counsel: "Counsel",
  setting: "Settings",
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

const REGISTRATIONS = "src/content/registrations.ts";
const CHECKLIST = "docs/deploy.md";
const NOTICES = "docs/notices.md";
const SETTINGS = ["worker/uploads/cors.json", "public/.well-known/security.txt", "SECURITY.md"];

const read = (file: string): string => readFileSync(path.join(ROOT, file), "utf8");

/** English content only, because a translation follows its original. Pages come after the shared content that they quote. */
async function readContent(): Promise<Content[]> {
  const files = globSync("src/{content,pages/*}/*.ts", { cwd: ROOT })
    .map((file) => file.replaceAll(path.sep, "/"))
    .filter((file) => !/\.(?:gen|(?!en\b)\w{2,3})\.ts$/.test(file))
    .toSorted(
      (a, b) =>
        Number(a.endsWith("/content.en.ts")) - Number(b.endsWith("/content.en.ts")) ||
        path.dirname(a).localeCompare(path.dirname(b)) ||
        (a < b ? -1 : 1),
    );
  return Promise.all(
    files.map(async (file) => {
      const { content, ...module } = await importModule(file);
      return {
        file,
        source: read(file),
        module: { ...module, ...(content as Module | undefined) },
      };
    }),
  );
}

/** Returns one finding at the first matching line of a file, with the number of other matches. */
function findingIn(
  kind: Finding["kind"],
  file: string,
  source: string,
  pattern: RegExp,
): Finding[] {
  const lines = source.split("\n");
  const found = lines.flatMap((text, i) => (pattern.test(text) ? [i] : []));
  const [first] = found;
  if (first === undefined) return [];
  const others = found.length > 1 ? ` (and ${found.length - 1} more)` : "";
  return [{ kind, file, line: first + 1, what: `${lines[first]!.trim()}${others}` }];
}

const settings = (): Finding[] =>
  ["wrangler.toml", ...SETTINGS].flatMap((file) =>
    findingIn("setting", file, read(file).replaceAll(/^#.*$/gm, ""), /REPLACE|\.example\b/),
  );

function findingKind(file: string, name: string): Finding["kind"] {
  if (/team|testimonials|family/i.test(`${file} ${name}`)) return "people";
  return /fees|packages/.test(`${file} ${name}`) ? "price" : "fact";
}

/** Finds sample content. Returns one finding for each exported name. */
function samples(all: readonly Content[]): Finding[] {
  const visited = new Set<unknown>();
  return all.flatMap(({ file, source, module }) => {
    const own = samplesIn(module).filter(({ value }) => !visited.has(value) && visited.add(value));
    const sampleName = ({ at }: Sample): string => /^\w+/.exec(at)![0];
    return [...new Set(own.map(sampleName))].map((name) => {
      const [first, ...others] = own.filter((sample) => sampleName(sample) === name);
      const more = others.length > 0 ? ` (and ${others.length} more)` : "";
      const what = `${name}: ${textsIn(first!.value)[0] ?? ""}${more}`;
      return { kind: findingKind(file, name), file, line: findLine(first!, source), what };
    });
  });
}

/** Finds empty registrations. The RERA numbers of all states are one finding. */
const registrations = (): Finding[] =>
  [/^\s+cin: ""/, /^\s+gstin: ""/, /number: ""/, /grievanceOfficer: .*""/].flatMap((pattern) =>
    findingIn("fact", REGISTRATIONS, read(REGISTRATIONS), pattern),
  );

/** Finds open boxes of the checklist in docs/deploy.md, under the headings of these kinds. */
export function openBoxes(text: string): Finding[] {
  let kind: Finding["kind"] | undefined;
  return text.split("\n").flatMap((line, i) => {
    const heading = /^#+ (.+)$/.exec(line)?.[1];
    if (heading)
      kind = (["evidence", "promise", "counsel"] as const).find(
        (candidate) => KINDS[candidate] === heading,
      );
    const what = /^- \[ \] (.+)$/.exec(line)?.[1];
    return kind && what ? [{ kind, file: CHECKLIST, line: i + 1, what }] : [];
  });
}

/** Days after which dated content needs another check. */
const CHECK_DAYS = 180;

/** Finds dated content whose check is older than `CHECK_DAYS` or has no name. */
function checks(all: readonly Content[], today: number): Finding[] {
  const visited = new Set<unknown>();
  return all.flatMap(({ file, source, module }) =>
    datedIn(module)
      .filter(({ value }) => !visited.has(value) && visited.add(value))
      .flatMap((dated) => {
        const { checkedOn, checkedBy } = dated.value;
        const days = (today - Date.parse(checkedOn)) / 86_400_000;
        // An unreadable date gives NaN, which is due.
        if (days <= CHECK_DAYS && checkedBy !== "") return [];
        const by = checkedBy === "" ? " by no one" : "";
        const what = `${dated.at}: ${textsIn(dated.value)[0]}, checked on ${checkedOn}${by}, at most ${CHECK_DAYS} days ago`;
        return [{ kind: "evidence", file, line: findLine(dated, source), what }];
      }),
  );
}

/** @returns Every finding as of `today`. */
export async function launchFindings(today = Date.now()): Promise<Finding[]> {
  const all = await readContent();
  return [
    ...samples(all),
    ...registrations(),
    ...openBoxes(read(CHECKLIST)),
    ...checks(all, today),
    ...settings(),
    ...emptyRegister(read(NOTICES)),
  ];
}

/** Finds a register of privacy notices that has not begun. */
export const emptyRegister = (register: string): Finding[] =>
  hasNotices(register)
    ? []
    : [
        {
          kind: "setting",
          file: NOTICES,
          line: 1,
          what: "has no notices yet: npm run notices -- --begin",
        },
      ];

/** Groups the findings by kind, each with file and line. */
export function launchReport(findings: readonly Finding[]): string {
  const parts = (Object.keys(KINDS) as Finding["kind"][]).flatMap((kind) => {
    const own = findings.filter((finding) => finding.kind === kind);
    const lines = own.map(({ file, line, what }) => `  ${`${file}:${line}`.padEnd(44)}  ${what}`);
    return own.length > 0 ? [`${KINDS[kind]} (${own.length})\n${lines.join("\n")}`] : [];
  });
  return parts.join("\n\n");
}
