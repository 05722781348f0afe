/**
 * The desk against wrangler's runtime, with its own state folder. Texts of visitors come byte for
 * byte from D1 into the CSV and the JSON lines.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { desk } from "../../staff/desk.ts";
import { openStore } from "../../staff/store/open.ts";
import { raw, sql } from "../../staff/store/sql.ts";
import { NASTY } from "../support/nasty-cells.ts";
import { parseCsv } from "../support/parse-csv.ts";
import { sampleKey, sampleLead, sampleUpload } from "../support/sample-lead.ts";
import { migrateState, openSite } from "../support/staff-site.ts";
import { contact, deskOver, scratch } from "./support.ts";

// Runtimes start, and wrangler's own commands.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const withNotes = (notes: string): string =>
  JSON.stringify({ formType: "CONTACT_US", formData: { notes } });
const lead = sampleLead(contact, 1);

const nasty = NASTY.map(([, typed], i) =>
  sampleLead(contact, 2000 + i, {
    // D1 ends a text at a NUL. The edge removes control characters from the values of columns.
    full_name: typed.toWellFormed().replaceAll("\0", ""),
    payload: withNotes(typed),
  }),
);

it("hints at npm start if the local database is missing", async () => {
  const folder = scratch();
  const output: string[] = [];
  const note = (line: string): void => void output.push(line);
  const nowhere = ["list", "--persist-to", path.join(folder, "nowhere")];
  expect(await desk(nowhere, { now: Date.now(), open: openStore, print: note, note })).toBe(4);
  expect(output.join("\n")).toContain("npm start");
});

const PDF = {
  httpMetadata: { contentType: "application/pdf" },
  customMetadata: { reason: "", since: "" },
};

describe("in the runtime", () => {
  type Site = Awaited<ReturnType<typeof openSite>>;
  let site: Site;

  const insertThere = (name: string, rows: readonly object[]): Promise<void> => {
    const columns = Object.keys(rows[0]!);
    const values = columns.map((column) => `value ->> '$.${column}'`).join(", ");
    const into = raw(`INSERT INTO ${name} (${columns.join(", ")}) SELECT ${values}`);
    return site.store.transact([sql`${into} FROM json_each(${JSON.stringify(rows)})`]);
  };
  async function run(...argv: readonly string[]) {
    const outcome = await deskOver(site.store)(...argv);
    expect(outcome.code, outcome.err).toBe(0);
    return outcome;
  }

  /** One for all tests, because a runtime takes half a second to start. */
  const state = mkdtempSync(path.join(tmpdir(), "desk-site-"));
  beforeAll(async () => {
    await migrateState(state);
    site = await openSite(state);
    await insertThere("leads", [lead, ...nasty]);
    await insertThere("uploads", [sampleUpload(1, lead), sampleUpload(2, nasty[0]!)]);
    for (const key of [sampleKey(1), sampleKey(2), `spool/${lead.id}.json`])
      await site.env.FILES.put(key, "%PDF-", PDF);
  });
  afterAll(async () => {
    await site.dispose();
    rmSync(state, { recursive: true, force: true });
  });

  it("writes each nasty text into its cell", async () => {
    const [sheet, lines] = ["nasty.csv", "nasty.jsonl"].map((name) =>
      path.join(scratch(), name),
    ) as [string, string];
    await run("export", "--form", "CONTACT_US", "--out", sheet);
    await run("export", "--json", "--form", "CONTACT_US", "--out", lines);
    const bytes = readFileSync(sheet);
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [headings, ...rows] = parseCsv(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    const [id, name, message] = ["Submission ID", "Full name", "Message"].map((heading) =>
      headings!.indexOf(heading),
    );
    const cells = new Map(rows.map((row) => [row[id!], [row[name!], row[message!]]]));
    const asJson = readFileSync(lines, "utf8").trimEnd().split("\n");
    const notes = new Map(
      asJson
        .map((line) => JSON.parse(line))
        .map(({ id: key, payload }) => [key, payload.formData.notes]),
    );
    for (const [i, [label, typed, cell = typed]] of NASTY.entries()) {
      expect(cells.get(nasty[i]!.id!), label).toEqual([cell.replaceAll("\0", ""), cell]);
      expect(notes.get(nasty[i]!.id), label).toBe(typed);
    }
  });

  it("downloads and erases files of the runtime's bucket", async () => {
    const reference = lead.reference!;
    const papers = path.join(scratch(), "papers");
    await run("files", reference, "--download", papers);
    expect(readFileSync(path.join(papers, `${reference} paper 1.pdf`), "utf8")).toBe("%PDF-");
    await run("erase", reference, "--yes");
    const keys = [sampleKey(1), `spool/${lead.id}.json`, sampleKey(2)];
    const objects = keys.map(async (key) => await site.env.FILES.head(key));
    expect(await Promise.all(objects)).toEqual([null, null, expect.objectContaining({ size: 5 })]);
  });
});
