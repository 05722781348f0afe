/**
 * A morning at the desk, from the first screen to the spreadsheet, with 200 leads of three days in
 * both languages.
 */
import type { DatabaseSync } from "node:sqlite";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { promisedBy } from "../../src/record/office-time.ts";
import { cellWidth } from "../../staff/terminal/width.ts";
import { type LeadRow, sampleLead } from "../support/sample-lead.ts";
import { database, deskOver, exportSheet, forms, idsIn, jsonLines, scratch } from "./support.ts";

/** Saturday, 21 November 2026, five past nine in India. */
const MORNING = Date.parse("2026-11-21T09:05:00+05:30");
const BEGIN = Date.parse("2026-11-18T07:05:00+05:30");

const HINDI = ["लता शर्मा", "मीना क्षीरसागर", "राजेश त्रिपाठी", "श्रीमती प्रज्ञा द्विवेदी"];
const MARKS = ["", "", "", "", "", "", "honeypot", "", "files_unverified", "flood", "spam"];
const COUNT = 200;

/** 200 leads of all forms, from three days. Every seventh number repeats, every third lead is in Hindi, and three are from abroad with a trunk 0. */
const leads = Array.from({ length: COUNT }, (_, i) => {
  const form = forms[i % forms.length]!;
  const isHindi = i % 3 === 0;
  const received = BEGIN + Math.floor((i / COUNT) * (MORNING - BEGIN));
  return sampleLead(form, i, {
    reference: `AIPM-7K${String(i).padStart(3, "0")}-2QXPA`,
    received_at: new Date(received).toISOString(),
    stored_at: new Date(received).toISOString(),
    ...(isHindi && {
      language: "hi",
      full_name: HINDI[i % HINDI.length]!,
      source_path: `/hi${form.pages[0]?.path ?? ""}`,
    }),
    phone: String(9_800_000_000 + (i % 7 === 0 ? 7 : i)),
    ...(i % 67 === 0 && { country_code: "+44", phone: `0791112345${i % 10}` }),
    flags: MARKS[i % MARKS.length]!,
  });
});
const isSpam = ({ flags }: LeadRow): boolean => flags === "spam";
const receivedAt = ({ received_at: time }: LeadRow): number => Date.parse(time!);
const CLOSES = Date.parse("2026-11-21T18:00:00+05:30");
const YESTERDAY = Date.parse("2026-11-20T09:00:00+05:30");

/** The colleagues' own form promises callers nothing. */
const isPromised = (lead: LeadRow): boolean =>
  !isSpam(lead) && lead.form_type !== "FIELD_EXECUTIVE_FEEDBACK";
const due = leads.filter((lead) => isPromised(lead) && promisedBy(receivedAt(lead)) <= CLOSES);
const late = due.filter((lead) => promisedBy(receivedAt(lead)) <= MORNING);
const fresh = leads.filter((lead) => !isSpam(lead) && receivedAt(lead) >= YESTERDAY);

const site = (): DatabaseSync => database(leads);

const referencesIn = (text: string): string[] => text.match(/AIPM-[\dA-Z]{5}-[\dA-Z]{5}/g) ?? [];

describe("the first screen", () => {
  async function screen() {
    const { code, out, err } = await deskOver(site(), MORNING)("today");
    expect(code, err).toBe(0);
    const [, first = "", second = ""] = out.split(/^(?=To call|New since)/m);
    return { out, first, second };
  }

  it("begins with the office hours and the due calls, the oldest first", async () => {
    const { out, first } = await screen();
    expect(out.split("\n")[0]).toBe("Sat 21 Nov 09:05 IST, office hours until 18:00");
    expect(due.length).toBeGreaterThan(10);
    expect(first.split("\n")[0]).toBe(`To call today, the oldest first: ${due.length}`);
    const rows = [
      ...first.matchAll(/^(AIPM-\S+) {2}(late since|call before) (\S+ \d+ \S+ \d\d:\d\d)/gm),
    ];
    expect(rows.map(([, reference]) => reference)).toEqual(
      due.slice(0, 10).map(({ reference }) => reference),
    );
    expect(rows.filter(([, , how]) => how === "late since")).toHaveLength(
      Math.min(10, late.length),
    );
    expect(first).toContain(`and ${due.length - 10} more: npm run leads -- list --due`);
  });

  it("continues with new leads, the newest first, each lead once", async () => {
    const { first, second } = await screen();
    expect(second.split("\n")[0]).toBe(`New since Fri 20 Nov 09:00: ${fresh.length}`);
    const references = [...second.matchAll(/^(AIPM-\S+) {2}/gm)].map(([, reference]) => reference);
    const newest = fresh.slice(-10).map(({ reference }) => reference);
    expect(references).toEqual(newest.toReversed());
    expect(references.filter((reference) => first.includes(reference!))).toEqual([]);
    expect(second).toContain(
      `and ${fresh.length - 10} more: npm run leads -- list --since 2026-11-20`,
    );
  });

  it("prints a number and a chat in the visitor's language", async () => {
    const { out } = await screen();
    const taps = [...out.matchAll(/^ {2}tel:(\+\d+) {2}https:\/\/wa\.me\/(\d+)\?text=(\S+)$/gm)];
    expect(taps).toHaveLength(20);
    for (const [, tel, chat, text] of taps) {
      expect(tel).toBe(`+${chat}`);
      const greeting = decodeURIComponent(text!);
      const lead = leads.find(({ reference }) => greeting.includes(reference!))!;
      expect(greeting).toContain(lead.full_name);
      expect(greeting.startsWith(lead.language === "hi" ? "नमस्ते" : "Hello")).toBe(true);
    }
    expect(taps.some(([, , , text]) => decodeURIComponent(text!).startsWith("नमस्ते"))).toBe(true);
  });

  it("explains marks, counts earlier leads and aligns every script", async () => {
    const { out } = await screen();
    expect(out).toMatch(/^ {2}! files_unverified: its files could not be checked/m);
    expect(out).toMatch(/ · \d+ others from this number/);
    const rows = out.split("\n").filter((line) => line.startsWith("AIPM-"));
    expect(rows.some((row) => /\p{Script=Devanagari}/u.test(row))).toBe(true);
    expect(new Set(rows.map((row) => cellWidth(row.slice(0, row.lastIndexOf("+"))))).size).toBe(1);
  });
});

it("prints to stderr how many leads its JSON leaves out", async () => {
  const { out, err } = await deskOver(site(), MORNING)("today", "--json");
  expect(out.split("\n")).toHaveLength(20);
  expect(err).toContain(`and ${due.length - 10} more: npm run leads -- list --due`);
});

it("moves a called lead out of the due calls", async () => {
  const run = deskOver(site(), MORNING);
  const [oldest, newest] = [due[0]!.reference!, fresh.at(-1)!.reference!];
  const { out } = await run("called", oldest, newest, "--note", "again on Monday");
  expect(new Set(referencesIn(out))).toEqual(new Set([oldest, newest]));
  const screen = (await run("today")).out;
  expect(screen).toContain(`To call today, the oldest first: ${due.length - 1}`);
  expect(screen).not.toContain(oldest);
  expect(screen).toMatch(new RegExp(`^${newest} {2}called by asha`, "m"));
  expect(screen).toContain(" · again on Monday");
});

it("lists due calls with the end of the promise, without called leads", async () => {
  const run = deskOver(site(), MORNING);
  await run("called", due[0]!.reference!);
  const { out } = await run("list", "--due", "--limit", "300");
  const listed = referencesIn(out);
  expect(listed).toEqual(
    leads.filter((lead) => isPromised(lead) && lead !== due[0]).map(({ reference }) => reference),
  );
  expect(out).toMatch(/late: Fri 20 Nov 15:00/);
  expect(out).toMatch(/same number \+\d/);
});

it("lists unread leads: not listed, shown, exported or on the screen", async () => {
  const open = site();
  const run = deskOver(open, MORNING);
  const unread = async (): Promise<string[]> =>
    jsonLines((await run("list", "--unread", "--limit", "1000", "--json")).out).map(({ id }) => id);
  // A query for unread leads counts as a reading, so earlier readings are set first.
  const row = leads[150]!;
  await run("show", row.reference!);
  await run("today");
  await run("export", "--form", "contact-us", "--out", path.join(scratch(), "contact.csv"));
  const readIds = new Set(idsIn(open, "first_readings", "lead_id"));
  expect(readIds.has(row.id!)).toBe(true);
  for (const lead of leads.filter(({ form_type: type }) => type === "CONTACT_US"))
    expect(readIds.has(lead.id!)).toBe(!isSpam(lead));
  const left = leads.filter((lead) => !isSpam(lead) && !readIds.has(lead.id!)).map(({ id }) => id);
  expect(left.length).toBeGreaterThan(100);
  expect((await unread()).toSorted()).toEqual(left.toSorted());
  expect(await unread()).toEqual([]);
});

it("keeps the time of the first call, and updates its note", async () => {
  const open = site();
  const { reference, id } = due[0]!;
  await deskOver(open, MORNING)("called", reference!, "--note", "no answer");
  const again = await deskOver(open, MORNING + 3_600_000)(
    "called",
    reference!,
    "--note",
    "reached her",
  );
  expect(again.out).toContain(
    `${reference} was called on Sat 21 Nov 09:05 IST by asha: the first call stays.`,
  );
  expect(open.prepare("SELECT * FROM calls").all()).toEqual([
    { lead_id: id, called_at: new Date(MORNING).toISOString(), who: "asha", note: "reached her" },
  ]);
  const output = (await deskOver(open, MORNING)("show", reference!)).out;
  expect(output).toMatch(/Called\s+Sat 21 Nov 09:05 IST by asha\nNote\s+reached her/);
  expect((await deskOver(open, MORNING)("called", reference!, "--remove")).code).toBe(0);
  expect(open.prepare("SELECT * FROM calls").all()).toEqual([]);
});

it.each([
  ["today", ["today"]],
  ["called", ["called", due[0]!.reference!]],
  ["show", ["show", due[0]!.reference!]],
])("%s prints the sentence of a call, with the reference first", async (_, argv) => {
  const { out } = await deskOver(site(), MORNING)(...argv);
  const { reference } = due[0]!;
  expect(out).toMatch(new RegExp(`Begin with:? +नमस्ते, मैं AIPM से … हूँ। .+ रेफ़रेंस ${reference}।`));
});

it("begins a call in English for an English lead", async () => {
  const { reference } = leads.find(({ language }) => language !== "hi")!;
  expect((await deskOver(site(), MORNING)("called", reference!)).out.split("\n")[0]).toMatch(
    new RegExp(
      `^Begin with: Hello, this is … from AIPM\\. I'm calling about your enquiry, reference ${reference}\\.$`,
    ),
  );
});

describe("the spreadsheet that people read", () => {
  const sheet = async (...options: readonly string[]) =>
    (await exportSheet(deskOver(site(), MORNING), ...options)).records;

  it("has twelve columns, a dialable number and amounts in words", async () => {
    const rows = await sheet("--brief");
    expect(rows).toHaveLength(leads.filter((lead) => !isSpam(lead)).length);
    expect(Object.keys(rows[0]!)).toHaveLength(12);
    expect(rows[0]).toMatchObject({
      "Received (IST)": "2026-11-18 07:05",
      Reference: "AIPM-7K000-2QXPA",
      Name: "लता शर्मा",
      Phone: "tel:+447911123450",
      "Call before (IST)": "2026-11-20 15:00",
      Language: "Hindi",
    });
    const buyer = rows.find(({ Form }) => Form === "Property Buyer Form")!;
    expect(buyer.Amount).toBe("Minimum budget: ₹25.5 lakh\nMaximum budget: ₹25.5 lakh");
    expect(buyer.Wants).toMatch(
      /^I want to buy a: plot · City: .+ · Would you like help with a loan\?: No$/,
    );
    for (const row of rows) {
      expect(row.Wants).not.toContain("\n");
      expect(row.Wants!.length).toBeLessThanOrEqual(300);
      for (const part of row.Wants!.split(" · ")) expect(part).toMatch(/^[^:]+: |…$/);
      expect(row.Phone).toMatch(/^tel:\+[1-9]\d{9,12}$/);
    }
  });

  it("has all answers in one cell of the wide sheet", async () => {
    const [row] = await sheet("--form", "high-value-asset");
    const headings = Object.keys(row!);
    expect(headings[headings.indexOf("City") + 1]).toBe("Answers");
    expect(row!.Answers!.split("\n")).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Property type: ./),
        expect.stringMatching(/^Estimated value: .+ \(₹.+ lakh\)$/),
      ]),
    );
  });
});

it("prints links behind words on a terminal", async () => {
  const { out } = await deskOver(site(), MORNING, true)("today");
  // OSC 8 (hyperlink): the address, then the text.
  const text = out.replaceAll("\u001B]8;;", "{").replaceAll("\u0007", "}");
  expect(text).toMatch(/\{https:\/\/wa\.me\/\S+\}WhatsApp\{\}/);
  expect(text).toMatch(/\{tel:\+\d+\}\+\d+ \d+/);
});
