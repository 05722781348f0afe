/**
 * With a million leads, a query that scans all of them is slow, and each row is billed. SQLite
 * plans the same scan for a few rows. To fix a failure, add a bound or an index.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { ROOT } from "../../shared/commands.ts";
import { readQuestions } from "../support/cookbook.ts";
import { migratedDatabase } from "../support/migrated-database.ts";
import { memoryStore } from "../support/staff-database.ts";
import { sampleLead } from "../support/sample-lead.ts";
import { each } from "../support/spellings.ts";
import { COMMANDS as all } from "../../staff/desk.ts";
import { database, deskOver, findForm, scratch } from "./support.ts";

interface Step {
  readonly parent: number;
  readonly detail: string;
}

const listSteps = (
  open: DatabaseSync,
  text: string,
  values: readonly (string | number | null)[] = [],
): Step[] =>
  open
    .prepare(`EXPLAIN QUERY PLAN ${text}`)
    .all(...values)
    .map(({ parent, detail }) => ({ parent: Number(parent), detail: String(detail) }));

/** The indexes of leads with flags, pending notices and unclaimed files are short. */
const SHORT = "leads_flagged|leads_waiting|leads_canary|notices_due|uploads_pending|uploads_swept";
const WALK = new RegExp(
  `^SCAN (?:leads|uploads|notices|erasures|readings|calls|first_readings)\\b(?! USING (?:COVERING )?INDEX (?:${SHORT})$)`,
);

/** A page of leads or readings: reads the index of its order up to a limit. */
const PAGE = /ORDER BY (?:received_at|at)\b.*? LIMIT/;
const ALONG =
  /^SCAN (?:leads USING (?:COVERING )?INDEX leads_by_time|readings USING INDEX readings_by_time)$/;

/** Rows found by an index. A list of known ids is short. */
const TABLE =
  /^(?:SCAN|SEARCH) (?:leads|readings|erasures|counts)\b(?! USING INDEX sqlite_autoindex_)/;
const SORTS = /^USE TEMP B-TREE FOR (?:LAST .+ OF )?ORDER BY$/;

/** Rows that are sorted before the first is known. Counts by group sort only the groups. */
const sorts = (text: string, steps: readonly Step[]): boolean =>
  !text.includes("GROUP BY") &&
  [...Map.groupBy(steps, ({ parent }) => parent).values()].some((inSelect) =>
    [TABLE, SORTS].every((pattern) => inSelect.some(({ detail }) => pattern.test(detail))),
  );

/** A scan of a whole table or index. */
const walks = (text: string, steps: readonly Step[]): boolean =>
  steps.some(({ detail }) => WALK.test(detail) && !(PAGE.test(text) && ALONG.test(detail)));

const describePlan = (text: string, steps: readonly Step[]): string =>
  [text, ...steps.map(({ detail }) => detail)].join("\n");

it("reads no whole table for a query of the cookbook", () => {
  const questions = readQuestions(readFileSync(path.join(ROOT, "staff/cookbook.md"), "utf8"));
  expect(questions.length).toBeGreaterThan(15);
  const open = database();
  const walking = questions.flatMap(({ title, sql: text }) => {
    const steps = listSteps(open, text);
    return walks(text, steps) ? [describePlan(title, steps)] : [];
  });
  expect(walking).toEqual([]);
});

const lead = sampleLead(findForm("BUYER_FORM"), 1);

/** Every command that queries the database. */
const COMMANDS = each(`
  today | list | list --due | list --unread | list --marked | list --until yesterday | list --with-spam
  called ${lead.reference} --note later | called ${lead.reference} --remove
  list --form buy-flat | list --form buy-flat --since 7d | list --form RENT_PROPERTY | list --city Pune
  list --phone 9876543210 | list --email asha@example.com | show ${lead.reference} | files ${lead.reference}
  export | export --new | export --form RENT_PROPERTY | export --form buy-flat --since 7d
  export --form buy-flat --new | export --until yesterday --with-spam | export --spooled | export --brief
  audit | audit --lead AIPM-7K3M9-20XPA | audit --who asha | audit --since 7d --until yesterday | doctor
  flag ${lead.reference} --spam | flag ${lead.reference} --remove | erase ${lead.reference} --yes
`);

/** Options of the output, `login`, which asks no database, and `--again`, which compares all leads with all erasures once after a restore. */
const NOT_TRIED = each(
  "today --limit | list --limit | export --out | files --download | erase --again | login",
);

it("tries every command and option that queries the database", () => {
  const tried = new Set(
    COMMANDS.flatMap((command) => {
      const [name = "", ...words] = command.split(" ");
      return [
        name,
        ...words.filter((word) => word.startsWith("--")).map((option) => `${name} ${option}`),
      ];
    }),
  );
  const known = all.flatMap(({ name, options }) => [
    name,
    ...Object.keys(options).map((option) => `${name} --${option}`),
  ]);
  const missing = known.filter((part) => !tried.has(part));
  expect(missing, "Add each to COMMANDS above, or to NOT_TRIED if it asks no database").toEqual(
    NOT_TRIED,
  );
});

it.each(COMMANDS)("%s neither reads a whole table nor sorts it", async (command) => {
  const open = database([lead]);
  const store = memoryStore(open);
  const walking: string[] = [];
  let queries = 0;
  const judge = ({ text, values }: Parameters<typeof store.query>[0]): void => {
    queries += 1;
    const steps = listSteps(open, text, values);
    if (walks(text, steps) || sorts(text, steps)) walking.push(describePlan(text, steps));
  };
  const desk = deskOver({
    ...store,
    query(statement) {
      judge(statement);
      return store.query(statement);
    },
    transact(statements) {
      statements.forEach(judge);
      return store.transact(statements);
    },
  });
  const out = command.startsWith("export") ? ["--out", path.join(scratch(), "leads.csv")] : [];
  const { err } = await desk(...command.split(" "), ...out);
  // The second `--new` searches by row.
  await desk(...command.split(" "), ...out);
  expect(queries, err).toBeGreaterThan(0);
  expect(walking).toEqual([]);
});

const LEADS = 100_000;
/**
 * MiB. Node and the commands need 28. The sheet alone has more than twice this limit, and the leads
 * as objects several times.
 */
const HEAP = 64;

it(
  "exports many leads of one moment, some of them large, in constant memory",
  { tags: ["all"] },
  () => {
    const folder = scratch();
    const [file, sheet] = [path.join(folder, "leads.sqlite"), path.join(folder, "leads.csv")];
    const open = migratedDatabase(file);
    open.exec(`
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${LEADS})
    INSERT INTO leads (id, reference, form_type, full_name, country_code, phone, city, payload, content_hash, received_at)
    SELECT printf('%08d', i), printf('AIPM-%06d', i), 'CONTACT_US', 'Asha Rao', '+91', printf('98%08d', i), 'Pune',
      json_object('formType', 'CONTACT_US', 'formData',
        json_object('city', 'Pune', 'notes', hex(zeroblob(iif(i <= 80, 30000, 600))))),
      'hash', '2026-01-01T00:00:00.000Z'
    FROM n`);
    open.close();
    const script = fileURLToPath(new URL("./export-in-little-memory.ts", import.meta.url));
    const args = [`--max-old-space-size=${HEAP}`, script, file, folder];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
    expect(status, stderr).toBe(0);
    expect(stdout.trim()).toBe(sheet);
    expect(statSync(sheet).size).toBeGreaterThan(2 * HEAP * 1024 * 1024);
    expect(stderr).toMatch(new RegExp(`^${LEADS} leads exported`, "m"));
  },
);
