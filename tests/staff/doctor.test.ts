/** `leads doctor` prints the site's own health report, and compares the site with this machine. */
import type { DatabaseSync } from "node:sqlite";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { migrationFiles } from "../../shared/migrations.ts";
import { holidays } from "../../src/content/office-hours.ts";
import { EXIT } from "../../staff/failure.ts";
import * as settings from "../../staff/desk-settings.ts";
import type { Store } from "../../staff/store/store.ts";
import { sampleLead } from "../support/sample-lead.ts";
import { serve } from "../support/serve.ts";
import { insert, memoryStore } from "../support/staff-database.ts";
import { spooledLead } from "../support/spooled-lead.ts";
import { contact, database, deskOver, jsonLines, NOW, withoutAnswer } from "./support.ts";

const WELL = {
  success: true,
  broken: [],
  alarms: [],
  checks: {
    database: { ms: 3, ok: true, bytes: 5000 },
    spool: { count: 0, isMore: false, oldest: null },
  },
};
const TOKEN = "a secret of the team";

/** Serves a site with this health report. */
async function serveReport(answer: object = WELL, status = 200): Promise<void> {
  const origin = await serve(({ headers, url }, response) => {
    const isAllowed = headers.authorization === `Bearer ${TOKEN}` && url === "/health?deep";
    response.writeHead(isAllowed ? status : 401);
    response.end(JSON.stringify(answer));
  });
  vi.spyOn(settings, "readHealthAddress").mockReturnValue({ origin, token: TOKEN });
}

function migrated(names = migrationFiles()): DatabaseSync {
  const open = database();
  open.exec("CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY, name TEXT)");
  insert(
    open,
    "d1_migrations",
    names.map((name, i) => ({ id: i + 1, name })),
  );
  return open;
}

const deployed = (open = migrated()): Store => ({ ...memoryStore(open), place: "remote" });
const diagnose = (store = deployed(), now = NOW, ...more: string[]) =>
  deskOver(store, now)("doctor", "--remote", ...more);

afterEach(() => vi.restoreAllMocks());

it("prints the report of a site that is well, and exits with 0", async () => {
  await serveReport();
  const { code, out, err } = await diagnose();
  expect([code, err]).toEqual([0, "\nAll is well."]);
  expect(out.split("\n")).toEqual([
    "  database       ms 3, ok, bytes 5000",
    "  spool          count 0, isMore false, oldest null",
    "  database here  readable, the same migrations",
    `  holidays here  listed until ${holidays.days.at(-1)!.day}`,
  ]);
});

it("says what each broken check of the site means, and exits with 1", async () => {
  const checks = {
    ...WELL.checks,
    spool: { count: 2, isMore: false, oldest: "2026-11-21T07:00:00.000Z" },
  };
  const alarms = ["an enquiry waits", "the database is full"];
  await serveReport({ success: false, broken: ["spool", "size"], alarms, checks }, 503);
  const { code, out, err } = await diagnose();
  expect(code).toBe(1);
  expect(out).toMatch(
    /^! spool +an enquiry waits: count 2, isMore false, oldest 2026-11-21T07:00:00.000Z$/m,
  );
  expect(out).toMatch(/^! size +the database is full$/m);
  expect(err).toContain("The deployed site needs attention: spool, size.");
});

it.each([
  { names: [], difference: `the database lacks ${migrationFiles()[0]}` },
  {
    names: [...migrationFiles(), "0999_later.sql"],
    difference: "this machine lacks 0999_later.sql: git pull",
  },
])("names a difference from this machine: $difference", async ({ names, difference }) => {
  await serveReport();
  const { code, out } = await diagnose(deployed(migrated(names)));
  expect(code).toBe(1);
  expect(out).toContain(difference);
});

it.each([
  { status: 401, cause: "HEALTH_TOKEN is not the site's own" },
  { status: 404, cause: "the site has no HEALTH_TOKEN" },
  { status: 200, cause: "this is not its health report" },
])(
  "explains an answer $status ($cause), and still looks from this machine",
  async ({ status, cause }) => {
    await serveReport({ title: "Log in" }, status);
    const { code, out } = await diagnose();
    expect(code).toBe(EXIT.unreachable);
    expect(out).toMatch(new RegExp(`^! site .*${cause}`, "m"));
    expect(out).toMatch(/^ {2}database here {2}readable/m);
  },
);

it("reports the site's own view while this machine cannot reach the database", async () => {
  await serveReport();
  const { code, out } = await diagnose(withoutAnswer(deployed(), "query"));
  expect(code).toBe(EXIT.unreachable);
  expect(out).toMatch(/^ {2}database {7}ms 3, ok/m);
  expect(out).toMatch(/^! database here {2}The database is away\.$/m);
});

it("warns when the list of holidays ends within a month", async () => {
  await serveReport();
  const { out } = await diagnose(deployed(), Date.parse(holidays.days.at(-1)!.day));
  expect(out).toContain(": add the next ones in src/content/office-hours.ts");
});

it("prints a line of JSON for each check", async () => {
  await serveReport();
  const lines = jsonLines((await diagnose(deployed(), NOW, "--json")).out);
  expect(lines[0]).toEqual({ name: "database", result: "ms 3, ok, bytes 5000", isBroken: false });
});

it("asks for HEALTH_TOKEN on a machine without one", async () => {
  vi.stubEnv("HEALTH_TOKEN", "");
  onTestFinished(() => void vi.unstubAllEnvs());
  expect((await deskOver(migrated())("doctor")).out).toMatch(/^! site .*HEALTH_TOKEN/m);
});

it("today names waiting leads and unsent notices, without visitors", async () => {
  const lead = sampleLead(contact, 1);
  const open = database([lead]);
  const due_at = new Date().toISOString();
  insert(open, "notices", [{ lead_id: lead.id!, due_at, failure: "answered 404" }]);
  const waiting = sampleLead(contact, 2);
  const objects = ["spool/a.json", "spool/b.json", "spool-failed/c.json"].map((key) => [
    key,
    spooledLead(waiting),
  ]);
  const { err } = await deskOver(memoryStore(open, new Map(objects as [string, string][])))(
    "today",
  );
  expect(err).toMatch(/! 2 leads in the spool, the oldest since .+ doctor/);
  expect(err).toMatch(/! 1 lead that could not be stored for a day, the oldest since .+ doctor/);
  expect(err).toMatch(/! 1 notice not sent, the oldest since .+: answered 404\. See .+ doctor/);
  expect(err).not.toContain(waiting.full_name);
});
