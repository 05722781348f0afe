import * as v from "valibot";
import { holidays } from "../../src/content/office-hours.ts";
import { migrationFiles } from "../../shared/migrations.ts";
import { EXIT, CommandFailure, explain, siteName } from "../failure.ts";
import { readHealthAddress } from "../desk-settings.ts";
import { sql } from "../store/sql.ts";
import { queryRows, type Store } from "../store/store.ts";
import { details } from "../terminal/layout.ts";
import type { Command, Context } from "./command.ts";

const Health = v.object({
  broken: v.array(v.string()),
  /** A sentence for each broken check. */
  alarms: v.array(v.string()),
  checks: v.record(v.string(), v.unknown()),
});
type Health = v.InferOutput<typeof Health>;

/** One line of the result. `name` is a check of the site, or a comparison with this machine. */
interface Finding {
  readonly name: string;
  readonly result: string;
  readonly isBroken: boolean;
  readonly exitCode?: number;
}

const LIMIT_MS = 20_000;
const EXPLANATIONS: Readonly<Record<number, string>> = {
  401: "HEALTH_TOKEN is not the site's own",
  404: "the site has no HEALTH_TOKEN",
};

/** @throws CommandFailure (exit code 4) if the site does not answer as `/health?deep` does */
async function readHealth({
  origin,
  token,
}: ReturnType<typeof readHealthAddress>): Promise<Health> {
  const url = `${origin.replace(/\/+$/, "")}/health?deep`;
  const answer = await fetch(url, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(LIMIT_MS),
  }).catch((error: unknown) => {
    const cause =
      error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    throw new CommandFailure(`${url} did not answer: ${cause}.`, EXIT.unreachable);
  });
  const parsed = v.safeParse(Health, await answer.json().catch(() => undefined));
  if (parsed.success) return parsed.output;
  const why = EXPLANATIONS[answer.status] ?? "this is not its health report";
  throw new CommandFailure(`${url} answered ${answer.status}: ${why}.`, EXIT.unreachable);
}

/** {"ms":3,"ok":true} as "ms 3, ok". */
function inWords(value: unknown): string {
  if (value === null || typeof value !== "object") return String(value ?? "unknown");
  return Object.entries(value)
    .map(([name, status]) => (status === true ? name : `${name} ${String(status)}`))
    .join(", ");
}

const siteFindings = ({ broken, alarms, checks }: Health): Finding[] =>
  [...new Set([...Object.keys(checks), ...broken])].map((name) => {
    const sentence = alarms[broken.indexOf(name)];
    const facts = name in checks ? [inWords(checks[name])] : [];
    return {
      name,
      result: [...(sentence ? [sentence] : []), ...facts].join(": "),
      isBroken: broken.includes(name),
    };
  });

const Migration = v.object({ name: v.string() });

/** Whether the database has the migrations of this machine's code. */
async function compareMigrations(store: Store): Promise<Finding> {
  const rows = await queryRows(store, Migration, sql`SELECT name FROM d1_migrations ORDER BY id`);
  const applied = new Set(rows.map(({ name }) => name));
  const here = migrationFiles();
  const missing = here.filter((name) => !applied.has(name));
  const newer = [...applied].filter((name) => !here.includes(name));
  const result = [
    ...(missing.length > 0
      ? [`the database lacks ${missing.join(", ")}: apply the migrations`]
      : []),
    ...(newer.length > 0 ? [`this machine lacks ${newer.join(", ")}: git pull`] : []),
  ].join("; ");
  return {
    name: "database here",
    result: result || "readable, the same migrations",
    isBroken: result !== "",
  };
}

const MONTH_MS = 30 * 86_400_000;

/** After the last listed holiday, every weekday counts as a working day. */
function checkHolidays(now: number): Finding {
  const last = holidays.days.at(-1)!.day;
  const isBroken = Date.parse(last) < now + MONTH_MS;
  const hint = isBroken ? ": add the next ones in src/content/office-hours.ts" : "";
  return { name: "holidays here", result: `listed until ${last}${hint}`, isBroken };
}

async function run({ options, now, place, state, store, print, note }: Context): Promise<void> {
  const attempt = (name: string, work: () => Promise<Finding[]>): Promise<Finding[]> =>
    work().catch((error: unknown) => {
      const { message: result, exitCode } = explain(error, place);
      return [{ name, result, isBroken: true, exitCode }];
    });
  const findings = [
    ...(await attempt("site", async () =>
      siteFindings(await readHealth(readHealthAddress(place, state))),
    )),
    ...(await attempt("database here", async () => [await compareMigrations(await store())])),
    checkHolidays(now),
  ];
  if (options.json)
    for (const { exitCode: _, ...finding } of findings) print(JSON.stringify(finding));
  else
    print(
      details(
        findings.map(({ name, result, isBroken }) => [`${isBroken ? "!" : " "} ${name}`, result]),
      ),
    );
  const broken = findings.filter(({ isBroken }) => isBroken);
  if (broken.length === 0) return note("\nAll is well.");
  const names = broken.map(({ name }) => name).join(", ");
  const exitCode = broken.some((finding) => finding.exitCode === EXIT.unreachable)
    ? EXIT.unreachable
    : EXIT.failed;
  throw new CommandFailure(
    `\nThe ${siteName(place)} needs attention: ${names}. See docs/runbook.md.`,
    exitCode,
  );
}

/**
 * `leads doctor` prints the report of `/health?deep`, and compares the site with this machine. Exit code 0 if all is well, 1 if something needs
 * attention, 4 if the site or the database is out of reach.
 */
export const doctor: Command = {
  name: "doctor",
  about: "the site's own health report, compared with this machine",
  options: {},
  json: "a line of JSON for each check",
  examples: [["doctor --remote", "ends with exit code 0 if all is well, for scripts"]],
  run,
};
