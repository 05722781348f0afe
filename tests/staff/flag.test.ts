/** Flags for spam, and searches by phone and e-mail. */
import { expect, it } from "vitest";
import { CANARY } from "../../src/record/canary.ts";
import { savedName } from "../../staff/commands/files.ts";
import { sampleLead } from "../support/sample-lead.ts";
import { insert } from "../support/staff-database.ts";
import { contact, database, deskOver, exportSheet, jsonLines } from "./support.ts";

function three() {
  const open = database([
    sampleLead(contact, 1, {
      reference: "AIPM-00000-00001",
      phone: "9876543210",
      email: "Asha@Example.com",
    }),
    sampleLead(contact, 2, {
      reference: "AIPM-00000-00002",
      phone: "501234567",
      country_code: "+971",
      flags: "honeypot",
    }),
    sampleLead(contact, 3, {
      reference: "AIPM-00000-00003",
      phone: "9123456789",
      flags: "not_spam,spammy",
    }),
  ]);
  const flags = () => open.prepare("SELECT flags FROM leads ORDER BY id").all();
  return { open, flags, leads: deskOver(open) };
}

it("flags many at once, and removes the flag again", async () => {
  const { flags, leads } = three();
  expect(
    (await leads("flag", "AIPM-00000-00001", "0000000002", "AIPM-00000-00003", "--spam")).out,
  ).toBe("3 leads flagged as spam.");
  await leads("flag", "AIPM-00000-00002", "--spam");
  expect(flags()).toEqual([
    { flags: "spam" },
    { flags: "honeypot,spam" },
    { flags: "not_spam,spammy,spam" },
  ]);
  await leads("flag", "AIPM-00000-00001", "AIPM-00000-00002", "AIPM-00000-00003", "--remove");
  expect(flags()).toEqual([{ flags: "" }, { flags: "honeypot" }, { flags: "not_spam,spammy" }]);
});

it("lists only leads that look automated with --marked", async () => {
  const { leads, open } = three();
  insert(open, "leads", [
    sampleLead(contact, 4, { reference: "AIPM-00000-00004", flags: "odd_phone,spooled" }),
    sampleLead(contact, 5, { reference: "AIPM-00000-00005", flags: "cross_site,flood" }),
    sampleLead(contact, 6, { reference: "AIPM-00000-00006", flags: "too_fast,spam" }),
    sampleLead(contact, 7, { reference: "AIPM-00000-00007", flags: "honeypot,too_fast" }),
  ]);
  const { out } = await leads("list", "--marked", "--since", "2026-01-01");
  expect(out.match(/AIPM-00000-0000\d/g)!.toSorted()).toEqual([
    "AIPM-00000-00005",
    "AIPM-00000-00007",
  ]);
});

it("leaves spam out of list and export until --with-spam", async () => {
  const { leads } = three();
  await leads("flag", "AIPM-00000-00001", "--spam");
  const counts = async (...argv: string[]) => [
    jsonLines((await leads("list", "--json", ...argv)).out).length,
    (await exportSheet(leads, ...argv)).records.length,
  ];
  expect(await counts()).toEqual([2, 2]);
  expect(await counts("--with-spam")).toEqual([3, 3]);
  expect((await leads("show", "AIPM-00000-00001")).out).toContain("flagged by staff");
});

it.each([
  ["--phone", "098765 43210", "00001"],
  ["--phone", "९८७६५४३२१०", "00001"],
  ["--phone", "3210", "00001"],
  ["--phone", "+971 50 123 4567", "00002"],
  ["--email", "asha@example.COM", "00001"],
])("finds with %s %s", async (option, words, reference) => {
  const { out, err } = await three().leads("list", option, words, "--json");
  expect(jsonLines(out), err).toMatchObject([{ reference: `AIPM-00000-${reference}` }]);
});

const REF = "AIPM-7K3M9-2QXPA";

it.each([
  ["CON", "application/x-unknown", `${REF} CON`],
  ["--help.pdf", "", `${REF} help.pdf`],
  ["\u202E-rf", "", `${REF} rf`],
  ["deed.pdf (1)", "application/pdf", `${REF} deed (1).pdf`],
  ["notes", "application/x-unknown", `${REF} notes`],
  ['a<b>c|d:e*f"g.pdf', "", `${REF} a_b_c_d_e_f_g.pdf`],
])("saves %j of the type %j with the reference in front, as %j", (name, type, saved) => {
  expect(savedName(REF, name, type)).toBe(saved);
});

it("shortens long names of any script to the 255 bytes of a file system", () => {
  for (const letter of ["a", "ल", "😀", "कि", "👨‍👩‍👧"]) {
    const saved = savedName(REF, `${letter.repeat(300)}.pdf`);
    expect(Buffer.byteLength(saved)).toBeLessThanOrEqual(200);
    expect(saved).toMatch(/\.pdf$/);
    expect(saved.slice(REF.length + 1, -4).replaceAll(letter, "")).toBe("");
  }
});

it("leaves out only the smoke test's own lead", async () => {
  const canary = { full_name: CANARY.fullName, utm_source: CANARY.utmSource };
  const open = database([
    sampleLead(contact, 1, canary),
    sampleLead(contact, 2, { full_name: CANARY.fullName, utm_source: null }),
    sampleLead(contact, 3, { full_name: "Asha Rao", utm_source: CANARY.utmSource }),
  ]);
  const { out } = await deskOver(open)("list");
  expect(out).not.toContain("AIPM-000001");
  expect(out).toContain("AIPM-000002");
  expect(out).toContain("AIPM-000003");
  expect((await deskOver(open)("list", "--with-spam")).out).toContain("AIPM-000001");
});
