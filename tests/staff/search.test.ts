/** Search of the desk: it reads what the forms read. */
import { expect, it, vi } from "vitest";
import { lastPlace, searchWords } from "../../src/record/city-column.ts";
import { NASTY } from "../support/nasty-cells.ts";
import { sampleLead } from "../support/sample-lead.ts";
import { database, deskOver, findForm, jsonLines } from "./support.ts";

// The first link loads wrangler, which takes its time.
vi.setConfig({ testTimeout: 30_000 });

const shifting = findForm("SHIFTING_LOGISTICS");
const received_at = "2026-11-20T20:00:00.000Z";

/** The stored cities of leads, which `list` finds. */
async function found(leads: readonly ReturnType<typeof sampleLead>[], ...argv: readonly string[]) {
  const { out, err, code } = await deskOver(database(leads))(
    "list",
    ...argv,
    "--json",
    "--since",
    "2026-01-01",
  );
  expect([code, err.replace(/^No leads\.$/, "")]).toEqual([0, ""]);
  return jsonLines(out).map(({ city }) => city as string);
}

const livingIn = (...cities: readonly string[]) =>
  cities.map((city, i) =>
    sampleLead(shifting, i + 1, { city, city_words: searchWords(city), received_at }),
  );

const at = (...addresses: readonly string[]) =>
  addresses.map((address, i) =>
    sampleLead(shifting, i + 1, {
      city: lastPlace(address) ?? null,
      city_words: searchWords(address),
      received_at,
    }),
  );

it("finds the city of an address, and any other word of it", async () => {
  const leads = at(
    "12 MG Road, Pune, Maharashtra 411001",
    "Wakad, Salempur, UP",
    "Pune Station Road, Nagpur",
  );
  expect(await found(leads, "--city", "Poona")).toEqual(["Nagpur", "Pune"]);
  expect(await found(leads, "--city", "Pune, Maharashtra")).toEqual(["Nagpur", "Pune"]);
  expect(await found(leads, "--city", "Pune 411001")).toEqual(["Nagpur", "Pune"]);
  expect(await found(leads, "--city", "wakad")).toEqual(["Salempur"]);
  expect(await found(leads, "--city", "MG Road")).toEqual(["Pune"]);
});

it.each([
  ["gurgaon", "गु\u095Cगांव"],
  ["गुड़गाँव", "गुडगांव"],
  ["évry", "ÉVRY"],
  ["ÉVRY", "ÉVRY"],
  ["zürich", "Zu\u0308rich"],
  ["ＰＵＮＥ", "Pu\u200Dne"],
  ["दिल्ली", "नई दिल्\u200Dली"],
  ["\u095Eै\u095Bाबाद", "Ayodhya"],
  ["GIESSEN", "Straße 5, Gießen"],
  ["İstanbul", "ISTANBUL"],
  ["đà nẵng", "ĐÀ NẴNG"],
  ["బెంగళూరు", "Bangalore"],
  ["Pimpri Chinchwad", "Pimpri-Chinchwad, Pune"],
  ["New Bombay", "NaviMumbai"],
  ["NewDelhi", "नई दिल्ली"],
  ["सेक्टर 62", "सेक्टर ६२, नोएडा"],
  ["Osmanabad", "धाराशिव"],
])("finds with --city %s a lead from %s", async (typed, city) => {
  expect(await found(livingIn(city, "Nagpur"), "--city", typed)).toEqual([city]);
});

it("finds no city inside another word", async () => {
  expect(await found(livingIn("Punewadi", "Sunapur", "Punasa"), "--city", "Pune")).toEqual([]);
  expect(await found(livingIn("Sunapur", "Una"), "--city", "una")).toEqual(["Una"]);
  // A place that the list lacks is found by the beginnings of its words.
  expect(await found(livingIn("Salempur"), "--city", "salem p")).toEqual([]);
  expect(await found(livingIn("Salempura"), "--city", "salempur")).toEqual(["Salempura"]);
});

it("refuses a city without a letter", async () => {
  const { code, err } = await deskOver(database())("list", "--city=-");
  expect([code, err]).toEqual([2, expect.stringContaining("--city needs a name")]);
});

it.each([
  ["mailto:c1@example.com"],
  ["<c1@example.com>"],
  ["City 1 <C1@Example.com>"],
  ["c1@example.com,"],
  ["ｃ1＠example.com"],
  ["E-mail: c1@example.com"],
  ["(c1@example.com)"],
])("finds with --email %s the sender", async (typed) => {
  const leads = [
    sampleLead(shifting, 1, { city: "Pune", email: "c1@example.com" }),
    sampleLead(shifting, 2),
  ];
  expect(await found(leads, "--email", typed)).toEqual(["Pune"]);
});

it.each([
  ["Reference: AIPM-7K3M9-20XPA, Asha"],
  ["ＡＩＰＭ－７Ｋ３Ｍ９－２０ＸＰＡ"],
  ["AIPM-७K३M९-२०XPA"],
  ["your AIPM 7k3m9 2oxpa please"],
  ["aipm–7K3M9–20XPA\u200B"],
  ["id 00000000-0000-4000-8000-000000000001."],
  ["https://aipm.example/contact?ref=AIPM-7K3M9-20XPA"],
  ["AlPM-7K3M9-20XPA"],
])("shows the lead of %s", async (typed) => {
  const lead = sampleLead(shifting, 1, { reference: "AIPM-7K3M9-20XPA" });
  const { code, out } = await deskOver(database([lead]))("show", typed, "--json");
  expect([code, jsonLines(out).map(({ id }) => id)]).toEqual([0, [lead.id]]);
});

it("flags each of two references with a comma between them", async () => {
  const open = database([1, 2].map((n) => sampleLead(shifting, n)));
  const { code, out } = await deskOver(open)("flag", "AIPM-000001,AIPM-000002", "--spam");
  expect([code, out]).toEqual([0, "2 leads flagged as spam."]);
});

it("finds one caller with and without a trunk 0, and refuses two numbers", async () => {
  const leads = ["501234567", "7911123450"].map((phone, i) =>
    sampleLead(shifting, i, { phone, city: phone }),
  );
  for (const typed of ["050 123 4567", "50 123 4567", "+971 050 123 4567", "1234567"])
    expect(await found(leads, "--phone", typed), typed).toEqual(["501234567"]);
  const ends = ["2079460958", "2079410958"].map((phone, i) =>
    sampleLead(shifting, i, { phone, city: phone }),
  );
  expect(await found(ends, "--phone", "0958")).toHaveLength(2);
  expect(await found(ends, "--phone", "460958")).toEqual(["2079460958"]);
  // A spreadsheet writes a number as 501234567.0, and a long one as 9.87654E+09.
  expect(await found(leads, "--phone", "501234567.0")).toEqual(["501234567"]);
  const cut = await deskOver(database(leads))("list", "--phone", "9.87654E+09");
  expect([cut.code, cut.err]).toEqual([
    2,
    expect.stringContaining("A spreadsheet has cut the number"),
  ]);
  const { code, err } = await deskOver(database(leads))(
    "list",
    "--phone",
    "9876543210, 9000010001",
  );
  expect([code, err]).toEqual([2, expect.stringContaining("--phone takes one number")]);
});

/** Texts that break programs: controls, quotes, SQL, halves of letters, formulas, patterns, long and empty ones. */
const NAUGHTY = [
  ...NASTY.map(([, typed]) => typed),
  "%",
  "_",
  "%%%%____",
  "' OR 1=1 --",
  '"; SELECT 1',
  "${7*7}",
  "[a-z]+(",
  "\\",
  "\uFFFF",
  "𝕻𝖚𝖓𝖊",
  "﷽",
  "Ṱ̺̺o͞ ̷i̲̬n̰͇v̖o̬k̲e",
  "-1/0",
  "9".repeat(400),
];

it.each(["city", "phone", "email", "form", "since", "until", "limit"])(
  "answers every naughty text in --%s with no lead, or exit code 2",
  async (option) => {
    const run = deskOver(database(livingIn("Pune")));
    for (const text of NAUGHTY) {
      const { code, out, err } = await run("list", `--${option}=${text}`, "--json");
      expect([0, 2], `${JSON.stringify(text.slice(0, 40))}: ${err.slice(0, 200)}`).toContain(code);
      expect(out === "" || code === 0).toBe(true);
      expect(err).not.toMatch(/\n\s+at |SQLITE|Error:/);
    }
  },
);

it.each(["who", "lead"])(
  "answers every naughty text in audit --%s with no reading, or exit code 2 or 3",
  async (option) => {
    const run = deskOver(database(livingIn("Pune")));
    for (const text of NAUGHTY) {
      const { code, out, err } = await run("audit", `--${option}=${text}`);
      expect([0, 2, 3], `${JSON.stringify(text.slice(0, 40))}: ${err.slice(0, 200)}`).toContain(
        code,
      );
      expect(out).toBe("");
    }
  },
);

it.each(["show", "called", "files"])(
  "answers every naughty text in %s with exit code 2 or 3",
  async (command) => {
    const run = deskOver(database(livingIn("Pune")));
    for (const text of NAUGHTY) {
      const { code, err } = await run(command, "--", text);
      expect([2, 3], `${JSON.stringify(text.slice(0, 40))}: ${err.slice(0, 200)}`).toContain(code);
    }
  },
);

it.each([
  ["an empty language", { language: "" }],
  ["a language with an underscore", { language: "en_US" }],
  ["a language that is none", { language: "हिन्दी" }],
  ["an unknown time zone", { time_zone: "Mars/Phobos", call_time: "noon" }],
  ["unknown flags", { flags: ",,odd,," }],
  ["no payload of a form", { payload: "[]" }],
  ["an unreadable time", { received_at: "yesterday" }],
  ["a day for a time", { received_at: "2026-11-28" }],
  ["a time of SQLite", { received_at: "2026-11-28 05:00:00" }],
])("shows all leads when one row has %s", async (_, changes) => {
  const run = deskOver(
    database([
      sampleLead(shifting, 1, { received_at }),
      sampleLead(shifting, 2, { received_at, ...changes }),
    ]),
  );
  for (const command of ["list", "today"]) {
    const { code, out } = await run(command);
    expect([code, out]).toEqual([0, expect.stringContaining("AIPM-000002")]);
  }
  expect((await run("show", "AIPM-000002")).code).toBe(0);
  expect((await run("export", "--brief", "--out", "-")).code).toBe(0);
});

it("shows the other leads when one row has an empty time", async () => {
  const run = deskOver(
    database([
      sampleLead(shifting, 1, { received_at }),
      sampleLead(shifting, 2, { received_at: "" }),
    ]),
  );
  for (const command of ["list", "today"]) {
    const { code, out } = await run(command);
    expect([code, out]).toEqual([0, expect.stringContaining("AIPM-000001")]);
  }
  expect((await run("list")).out).toContain("AIPM-000002");
});

it("prints no formula for a pasted list", async () => {
  const lead = sampleLead(shifting, 1, {
    full_name: '=HYPERLINK("http://evil.example")',
    city: "@SUM(1)",
    received_at,
  });
  const cells = (await deskOver(database([lead]))("list")).out.split("\t");
  expect(cells.filter((cell) => /^[=@-]/.test(cell))).toEqual([]);
  expect(cells).toContain("+91 9800000001");
});
