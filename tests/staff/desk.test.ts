import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, it, vi } from "vitest";
import { oneOfEachKind } from "../contracts/examples.ts";
import { insert, memoryStore } from "../support/staff-database.ts";
import { sampleKey, sampleLead, sampleUpload } from "../support/sample-lead.ts";
import { parseReference } from "../../staff/lead/find-leads.ts";
import { printable } from "../../staff/terminal/layout.ts";
import {
  contact,
  database,
  deskOver,
  findForm,
  idsIn,
  jsonLines,
  scratch,
  NOW,
} from "./support.ts";

// The first link loads wrangler, which takes its time.
vi.setConfig({ testTimeout: 30_000 });

const KEY = sampleKey(1);

const REF = "AIPM-7K3M9-20XPA";
const lead = sampleLead(contact, 1, {
  reference: REF,
  city: "Pune",
  full_name: "Asha Rao",
  received_at: "2026-11-20T20:00:00.000Z",
});

const upload = sampleUpload(1, lead, { file_name: 'sale deed "final".pdf', size: 2_500_000 });

function withLead() {
  const open = database(
    [lead, sampleLead(contact, 2, { city: "Mumbai", flags: "honeypot" })],
    [upload],
  );
  insert(open, "notices", [{ lead_id: lead.id!, due_at: "2026-11-20T20:00:00.000Z" }]);
  return open;
}

it.each([
  ["aipm-7k3m9-20xpa", REF],
  [" 7K3M9 2OXPA ", REF],
  ["AIPM-LI000-00000", "AIPM-11000-00000"],
])("parses the reference %j", (words, reference) => {
  expect(parseReference(words)).toBe(reference);
});

it("lists the newest leads, one on each line", async () => {
  const { code, out } = await deskOver(withLead(), NOW, true)("list");
  const first = expect.stringContaining(`${REF}  2026-11-21 01:30  Contact us`) as string;
  expect([code, ...out.split("\n").slice(2)]).toEqual([
    0,
    first,
    expect.stringContaining("honeypot"),
  ]);
});

it("lists whole cells between tabs, without headings, in a pipe", async () => {
  const open = withLead();
  open
    .prepare("UPDATE leads SET full_name = ? WHERE reference = ?")
    .run(`${"Asha ".repeat(20)}\tRao\nof Pune`, REF);
  const lines = (await deskOver(open)("list")).out.split("\n");
  expect(lines).toHaveLength(2);
  const cells = lines.map((line) => line.split("\t"));
  expect(cells[0]!.slice(0, 4)).toEqual([
    REF,
    "2026-11-21 01:30",
    "Contact us",
    `${"Asha ".repeat(20)}Rao of Pune`,
  ]);
  expect(cells[1]).toHaveLength(cells[0]!.length);
});

it("shows a lead with the labels of its form", async () => {
  const { out, err } = await deskOver(withLead())("show", "7k3m92oxpa");
  const shown = [
    REF,
    "Contact us (CONTACT_US)",
    "2026-11-21 01:30:00 IST",
    "https://wa.me/91",
    "Message",
    "2.4 MB",
  ];
  for (const words of shown) expect(out).toContain(words);
  expect(err).toContain(`leads -- files ${REF}`);
});

it("shows the visitor's time, and the time to call", async () => {
  const abroad = sampleLead(contact, 3, { time_zone: "America/New_York", call_time: "evening" });
  const here = sampleLead(contact, 4, { time_zone: "Asia/Kolkata" });
  const leads = deskOver(database([abroad, here]), Date.parse("2026-07-14T07:10:00Z"));
  const { out } = await leads("show", abroad.id!);
  expect(out).toMatch(
    /^When +03:10 there \(New York\); likes the evening; call after 02:30 IST tomorrow$/m,
  );
  expect((await leads("show", here.id!)).out).not.toContain("When");
  expect((await leads("list")).out).toContain("03:10 there (New York)");
});

it("finds a city by each of its names", async () => {
  const payload = JSON.stringify({
    formType: "CONTACT_US",
    formData: { city: "Gurugram, Sector 57" },
  });
  const cities = ["Gurugram", "Sector 57, gurgaon", "गुरुग्राम", "Pune", "Chhota Udepur"];
  const leads = deskOver(
    database(cities.map((city, i) => sampleLead(contact, i, { city, payload }))),
  );
  const found = async (city: string): Promise<number> =>
    jsonLines((await leads("list", "--city", city, "--since", "2026-10-01", "--json")).out).length;
  for (const words of ["Gurugram", "GURGAON", " गुड़गांव "]) expect(await found(words)).toBe(3);
  expect(await found("chhota udepur")).toBe(1);
  expect(await found("Sector 57")).toBe(1);
  // Without a date: the last thirty days.
  expect((await leads("list", "--city", "Pune")).err).toBe("No leads.");
  const { out } = await leads("show", sampleLead(contact, 0).id!);
  expect(out).toMatch(/^City +Gurugram$/m);
  expect(out).toMatch(/^City +Gurugram, Sector 57$/m);
});

it("explains a doubtful answer, and names its field", async () => {
  const buyer = findForm("BUYER_FORM");
  const odd = sampleLead(buyer, 3, { flags: "odd_amount,odd_phone" });
  const payload = JSON.parse(String(odd.payload)) as { formData: Record<string, object> };
  const { personalDetails, budgetDetails } = payload.formData;
  payload.formData.budgetDetails = { ...budgetDetails, minBudget: 50 };
  payload.formData.personalDetails = { ...personalDetails, phoneNumber: "98765 4321" };
  const { out } = await deskOver(database([{ ...odd, payload: JSON.stringify(payload) }]))(
    "show",
    odd.id!,
  );
  expect(out).toContain(
    "odd_amount: an amount looks wrong: ask again when you call (Minimum budget)",
  );
  expect(out).toMatch(/odd_phone: this phone number looks wrong, .*\(Phone number\)/);
});

it.each([
  ["020 2567 8900 ext 12", "020 2567 8900 ext 12"],
  ["98765 43210 / 98765 43211", "98765 43210 / 98765 43211"],
  ["+91 98765-43210", undefined],
  [9_876_543_210, undefined],
])("shows the words around the phone number %j: %s", async (typed, expected) => {
  const row = sampleLead(contact, 4, {
    payload: JSON.stringify({ formType: "CONTACT_US", phoneNumber: typed }),
  });
  const { out } = await deskOver(database([row]))("show", row.id!);
  expect(/^As typed +(.*)$/m.exec(out)?.[1]).toBe(expected);
});

it.each(oneOfEachKind().map(({ type, form }) => [type, form] as const))(
  "shows every answer of %s",
  async (_, form) => {
    const row = sampleLead(form, 5);
    const { out } = await deskOver(database([row]))("show", row.id!);
    for (const [name, { kind, label }] of Object.entries(form.fields)) {
      if (
        kind !== "files" &&
        !["fullName", "email", "countryCode", "phoneNumber", "city"].includes(name)
      )
        expect(out).toContain(label);
    }
    expect(out).not.toContain("Other answers");
  },
);

it("removes a visitor's control characters", () => {
  expect(printable("a\u001B[2Jb\u0007\u202Ec\r\nd\u009B31m")).toBe("a[2Jbc\nd31m");
});

it("signs links that download under the reference and the name", async () => {
  const { out, err } = await deskOver(withLead())("files", REF);
  const url = new URL(out);
  expect(url.origin + url.pathname).toBe(
    `http://localhost:5173/cdn-cgi/local/r2/s3/aipm-files/${KEY}`,
  );
  expect(url.searchParams.get("X-Amz-Expires")).toBe("900");
  expect(url.searchParams.get("response-content-disposition")).toMatch(
    /^attachment; filename="AIPM-7K3M9-20XPA sale deed _final_\.pdf"/,
  );
  expect(err).toContain("Good for 15 minutes");
});

it("downloads files under unique names, and names missing ones", async () => {
  const open = withLead();
  insert(open, "uploads", [
    { ...upload, key: sampleKey(2) },
    { ...upload, key: sampleKey(3), file_name: "../../etc/gone.pdf" },
  ]);
  const objects = new Map([
    [KEY, "one"],
    [sampleKey(2), "two"],
  ]);
  const folder = path.join(scratch(), "papers");
  const { code, err } = await deskOver(memoryStore(open, objects))(
    "files",
    REF,
    "--download",
    folder,
  );
  expect(readdirSync(folder).toSorted()).toEqual([
    `${REF} sale deed _final_ (2).pdf`,
    `${REF} sale deed _final_.pdf`,
  ]);
  expect(code).toBe(3);
  expect(err).toContain("gone.pdf");
});

it("erases a lead, its files, call and spooled copy, and keeps a record", async () => {
  const open = withLead();
  const objects = new Map([KEY, `spool/${lead.id}.json`, "uploads/other"].map((key) => [key, "x"]));
  const leads = deskOver(memoryStore(open, objects));
  const other = sampleLead(contact, 2).id!;
  await leads("called", REF, other, "--note", "again on Monday");
  await leads("show", REF);
  const { out, err } = await leads("erase", REF, "--yes");
  expect(out).toBe(`${REF} is erased, with 1 file.`);
  expect(err).toContain("Asha Rao");
  expect([...objects.keys()]).toEqual(["uploads/other"]);
  for (const table of ["notices", "first_readings"])
    expect(open.prepare(`SELECT * FROM ${table}`).all()).toEqual([]);
  // The sweep deletes it once more, in case that an upload ends late.
  expect(open.prepare("SELECT key, state, file_name, lead_id FROM uploads").all()).toEqual([
    { key: KEY, state: "swept", file_name: "", lead_id: null },
  ]);
  expect(idsIn(open, "calls", "lead_id")).toEqual([other]);
  expect(idsIn(open)).toEqual([other]);
  const record = {
    lead_id: lead.id,
    reference: REF,
    form_type: "CONTACT_US",
    received_on: "2026-11-21",
  };
  const erased_at = new Date(NOW).toISOString();
  expect(open.prepare("SELECT * FROM erasures").all()).toEqual([
    { ...record, files: 1, reason: "request", erased_at },
  ]);
  expect(await leads("show", REF)).toMatchObject({
    code: 3,
    err: `${REF} was erased on 2026-11-21 on request.`,
  });
});

it("erases no lead when two have the same reference", async () => {
  const open = withLead();
  insert(open, "leads", [sampleLead(contact, 3, { reference: REF })]);
  const { code, err } = await deskOver(open)("erase", REF, "--yes");
  expect(code).toBe(2);
  expect(err).toContain(lead.id);
  expect((await deskOver(open)("erase", lead.id!, "--yes")).code).toBe(0);
});

it.each([
  { argv: ["exprot"], code: 2, words: 'There is no command "exprot". Did you mean' },
  {
    argv: ["list", "--sinse", "2026-11-20"],
    code: 2,
    words: "'--sinse'. Did you mean \"--since\"? Try: npm run leads -- list --help",
  },
  { argv: ["list", "--local", "--remote"], code: 2, words: "Choose either" },
  { argv: ["list", "--phone", "abc"], code: 2, words: '"abc" has fewer' },
  { argv: ["list", "--phone", "12"], code: 2, words: '"12" has fewer' },
  { argv: ["export", "--form", "nope"], code: 2, words: "  BUYER_FORM " },
  { argv: ["export", "--since", "31-31-2026"], code: 2, words: "cannot be" },
  { argv: ["export", "--new", "--since", "today"], code: 2, words: "leave out dates" },
  { argv: ["erase", REF], code: 2, words: "Add --yes" },
  { argv: ["called"], code: 2, words: "Write: npm run leads -- called REF" },
  { argv: ["called", REF, "--note", "x".repeat(501)], code: 2, words: "Keep it to a line" },
  { argv: ["called", "AIPM-00000-00000"], code: 3, words: "Check the reference" },
  { argv: ["show", "AIPM-00000-00000"], code: 3, words: "or try --remote" },
  { argv: ["flag", REF], code: 2, words: "either --spam or --remove" },
  { argv: ["flag", REF, "--spam", "--remove"], code: 2, words: "either --spam or --remove" },
  { argv: ["flag", "--spam"], code: 2, words: "Write: npm run leads -- flag REF" },
  { argv: ["flag", REF, "AIPM-00000-00009", "--spam"], code: 3, words: "AIPM-00000-00009" },
])("exits with $code when a command cannot run: $words", async ({ argv, code, words }) => {
  const open = withLead();
  const outcome = await deskOver(open)(...argv);
  expect(outcome).toMatchObject({ code, out: "" });
  expect(outcome.err.replaceAll("\n", " ")).toContain(words);
  expect(open.prepare("SELECT flags FROM leads ORDER BY id").all()).toEqual([
    { flags: "" },
    { flags: "honeypot" },
  ]);
  expect(idsIn(open, "calls", "lead_id")).toEqual([]);
});
