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
import type { Store } from "../../staff/store/store.ts";
import { NASTY } from "../support/nasty-cells.ts";
import { parseCsv } from "../support/parse-csv.ts";
import { type LeadRow, sampleKey, sampleLead, sampleUpload } from "../support/sample-lead.ts";
import { insert } from "../support/staff-database.ts";
import { migrateState, openSite, openState } from "../support/staff-site.ts";
import { deskOver, findForm, forms, scratch } from "./support.ts";

// Runtimes start, and wrangler's own commands.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const contact = findForm("CONTACT_US");
const leads = forms.map((form, i) => sampleLead(form, i + 1));
/** Its INSERT in an export would be too long for D1. */
const long = `${"'".repeat(60_000)} 😀\r\nsecond line; -- no comment`;
const noting = (notes: string): string => JSON.stringify({ formType: "CONTACT_US", formData: { notes } });
leads.push(sampleLead(contact, 900, { payload: noting(long) }));

const nasty = NASTY.map(([, typed], i) =>
  sampleLead(contact, 2000 + i, {
    // D1 ends a text at a NUL. The edge removes control characters from the values of columns.
    full_name: typed.toWellFormed().replaceAll("\0", ""),
    payload: noting(typed),
  }),
);

const upload = (n: number) => sampleUpload(n, leads[n]!);

const folder = mkdtempSync(path.join(tmpdir(), "desk-sites-"));
const full = path.join(folder, "full");

beforeAll(async () => {
  await migrateState(full);
  const open = openState(full);
  insert(open, "leads", leads);
  insert(open, "uploads", [upload(1), upload(2)]);
  open.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("hints at npm start if the local database is missing", async () => {
  const output: string[] = [];
  const note = (line: string): void => void output.push(line);
  const nowhere = ["list", "--persist-to", path.join(folder, "nowhere")];
  expect(await desk(nowhere, { now: Date.now(), open: openStore, print: note, note })).toBe(4);
  expect(output.join("\n")).toContain("npm start");
});

/** Shared, because a runtime takes half a second to start. */
const PDF = { httpMetadata: { contentType: "application/pdf" }, customMetadata: { reason: "", since: "" } };

describe("in the runtime", () => {
  type Site = Awaited<ReturnType<typeof openSite>>;
  let from: Site;

  const insertThere = (store: Store, name: string, rows: readonly LeadRow[]): Promise<void> => {
    const columns = Object.keys(rows[0]!);
    const values = columns.map((column) => `value ->> '$.${column}'`).join(", ");
    const into = raw(`INSERT INTO ${name} (${columns.join(", ")}) SELECT ${values}`);
    return store.transact([sql`${into} FROM json_each(${JSON.stringify(rows)})`]);
  };
  async function run({ store }: Site, ...argv: readonly string[]) {
    const outcome = await deskOver(store)(...argv);
    expect(outcome.code, outcome.err).toBe(0);
    return outcome;
  }

  beforeAll(async () => {
    from = await openSite(full);
    await insertThere(from.store, "leads", nasty);
    for (const key of [sampleKey(1), sampleKey(2), `spool/${leads[1]!.id}.json`])
      await from.env.FILES.put(key, "%PDF-", PDF);
  });
  afterAll(async () => {
    await from.dispose();
  });

  it("writes each nasty text into its cell", async () => {
    const [sheet, lines] = ["nasty.csv", "nasty.jsonl"].map((name) => path.join(scratch(), name)) as [string, string];
    await run(from, "export", "--form", "CONTACT_US", "--out", sheet);
    await run(from, "export", "--json", "--form", "CONTACT_US", "--out", lines);
    const bytes = readFileSync(sheet);
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [headings, ...rows] = parseCsv(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    const [id, name, message] = ["Submission ID", "Full name", "Message"].map((heading) => headings!.indexOf(heading));
    const cells = new Map(rows.map((row) => [row[id!], [row[name!], row[message!]]]));
    const asJson = readFileSync(lines, "utf8").trimEnd().split("\n");
    const notes = new Map(asJson.map((line) => JSON.parse(line)).map((lead) => [lead.id, lead.payload.formData.notes]));
    for (const [i, [label, typed, cell = typed]] of NASTY.entries()) {
      expect(cells.get(nasty[i]!.id!), label).toEqual([cell.replaceAll("\0", ""), cell]);
      expect(notes.get(nasty[i]!.id), label).toBe(typed);
    }
  });

  it("downloads and erases files of the runtime's bucket", async () => {
    const reference = leads[1]!.reference!;
    const papers = path.join(scratch(), "papers");
    await run(from, "files", reference, "--download", papers);
    expect(readFileSync(path.join(papers, `${reference} paper 1.pdf`), "utf8")).toBe("%PDF-");
    await run(from, "erase", reference, "--yes");
    const keys = [sampleKey(1), `spool/${leads[1]!.id}.json`, sampleKey(2)];
    const objects = keys.map(async (key) => await from.env.FILES.head(key));
    expect(await Promise.all(objects)).toEqual([null, null, expect.objectContaining({ size: 5 })]);
  });
});
