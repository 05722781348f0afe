/** What a command line may say: empty values, repeated options, dates in the wrong order, mistyped names. */
import path from "node:path";
import { describe, expect, it, vi } from "vitest";
import { sampleLead } from "../support/sample-lead.ts";
import {
  contact,
  database,
  deskOver,
  exportSheet,
  findForm,
  jsonLines,
  scratch,
} from "./support.ts";

// The first link loads wrangler, which takes its time.
vi.setConfig({ testTimeout: 30_000 });

const buyer = findForm("BUYER_FORM");
const received_at = "2026-11-20T20:00:00.000Z";
const CITIES = ["Pune", "Mumbai", "Lucknow"];
const site = () =>
  database([
    ...CITIES.map((city, i) => sampleLead(contact, i + 1, { city, received_at })),
    sampleLead(buyer, 9, { city: "Noida", received_at }),
  ]);

const citiesOf = (out: string): string[] => jsonLines(out).map(({ city }) => city);

describe("an empty value", () => {
  it.each([
    ["list", "since"],
    ["list", "until"],
    ["list", "form"],
    ["list", "phone"],
    ["list", "email"],
    ["list", "city"],
    ["list", "limit"],
    ["export", "since"],
    ["export", "out"],
    ["audit", "who"],
    ["audit", "lead"],
    ["files", "download"],
    ["called", "note"],
  ])("ends %s --%s with exit code 2, and reads nothing", async (command, option) => {
    const reference = sampleLead(contact, 1).reference!;
    const words = ["files", "called"].includes(command) ? [reference] : [];
    const open = site();
    for (const empty of ["", " ", "\u200B", "\u3164", "\u2800"]) {
      const { code, out, err } = await deskOver(open)(command, ...words, `--${option}=${empty}`);
      expect([code, out, err]).toEqual([
        2,
        "",
        expect.stringContaining(`--${option} needs a value`),
      ]);
    }
    expect(open.prepare("SELECT * FROM readings").all()).toEqual([]);
  });

  it.each([
    ["show"],
    ["called"],
    ["files"],
    ["flag", "--spam"],
    ["erase", "--yes"],
    ["erase", "--again", "--yes"],
  ])("ends %s with exit code 2 in place of a reference", async (...argv) => {
    const { code, err } = await deskOver(site())(...argv, "");
    expect([code, err]).toEqual([2, expect.stringContaining(`${argv[0]} needs REF`)]);
  });
});

describe("an option written twice", () => {
  it.each([
    ["since", "today", "yesterday"],
    ["until", "today", "today"],
    ["phone", "9800000001", "9800000002"],
    ["email", "a@example.com", "b@example.com"],
    ["limit", "1", "2"],
  ])("is refused for --%s", async (option, one, other) => {
    const { code, out, err } = await deskOver(site())(
      "list",
      `--${option}`,
      one,
      `--${option}`,
      other,
    );
    expect([code, out, err]).toEqual([
      2,
      "",
      expect.stringContaining(`--${option} is given twice`),
    ]);
  });

  it.each([
    ["export", "out", "a.csv"],
    ["called", "note", "again"],
    ["list", "persist-to", "/tmp"],
    ["audit", "who", "asha"],
    ["files", "download", "papers"],
  ])("is refused in %s --%s", async (command, option, value) => {
    const words = ["files", "called"].includes(command) ? ["AIPM-000001"] : [];
    const { code, err } = await deskOver(site())(
      command,
      ...words,
      `--${option}`,
      value,
      `--${option}=${value}`,
    );
    expect([code, err]).toEqual([2, expect.stringContaining(`--${option} is given twice`)]);
  });

  it("means any of several cities, also with a comma between them", async () => {
    for (const argv of [
      ["--city", "Pune", "--city", "Mumbai"],
      ["--city", "Pune,Mumbai"],
      ["--city", "Mumbai, Pune"],
    ])
      expect(
        citiesOf((await deskOver(site())("list", ...argv, "--json")).out).toSorted(),
        argv.join(" "),
      ).toEqual(["Mumbai", "Pune"]);
  });

  it("means any of several forms, also with a comma between them", async () => {
    for (const argv of [
      ["--form", "contact-us", "--form", "buy-flat"],
      ["--form", "BUYER_FORM, contact-us"],
    ]) {
      const run = deskOver(site());
      expect(citiesOf((await run("list", ...argv, "--json")).out)).toHaveLength(4);
      const { records } = await exportSheet(run, ...argv);
      expect(new Set(records.map(({ Form }) => Form))).toEqual(
        new Set([contact.heading, buyer.heading]),
      );
    }
  });

  it("keeps one mark of --new for the same forms in any order", async () => {
    const run = deskOver(site());
    expect(
      (await exportSheet(run, "--new", "--form", "buy-flat", "--form", "contact-us")).records,
    ).toHaveLength(4);
    expect((await exportSheet(run, "--new", "--form", "contact-us,buy-flat")).records).toHaveLength(
      0,
    );
    expect((await exportSheet(run, "--new", "--form", "contact-us")).records).toHaveLength(3);
  });

  it("is recorded with each of its values", async () => {
    const run = deskOver(site());
    await run("list", "--city", "Pune", "--city", "Mumbai");
    expect((await run("audit")).out).toContain("list --city Pune --city Mumbai");
  });
});

describe("dates", () => {
  it.each([
    ["list", "today", "yesterday"],
    ["list", "2026-11-20", "2026-11-01"],
    ["export", "2026-11-21 10:00", "2026-11-21 10:00"],
    ["audit", "today", "3d"],
  ])("ends %s --since %s --until %s with exit code 2", async (command, from, to) => {
    const { code, out, err } = await deskOver(site())(command, "--since", from, "--until", to);
    expect([code, out, err]).toEqual([
      2,
      "",
      expect.stringContaining("is not before the end of --until"),
    ]);
  });

  it("allow a single day", async () => {
    const { out } = await deskOver(site())(
      "list",
      "--since",
      "2026-11-21",
      "--until",
      "2026-11-21",
      "--json",
    );
    expect(jsonLines(out)).toHaveLength(4);
  });

  it("count the usual thirty days back from --until", async () => {
    const open = database([sampleLead(contact, 1, { received_at: "2026-03-20T20:00:00.000Z" })]);
    const run = deskOver(open);
    for (const option of ["--unread", "--due"])
      expect(
        jsonLines((await run("list", option, "--until", "2026-04-01", "--json")).out),
        option,
      ).toHaveLength(1);
    open.exec("UPDATE readings SET at = '2026-03-21T00:00:00.000Z'");
    expect(jsonLines((await run("audit", "--until", "2026-04-01", "--json")).out)).toHaveLength(2);
  });
});

describe("a mistyped name", () => {
  it.each([
    ["exprot", "export"],
    ["LIST", "list"],
    ["tody", "today"],
    ["caled", "called"],
    ["docter", "doctor"],
    ["au", "audit"],
  ])("ends the command %s with exit code 2 and names %s", async (typed, name) => {
    const { code, err } = await deskOver(site())(typed);
    expect([code, err]).toEqual([2, expect.stringContaining(`Did you mean "${name}"?`)]);
  });

  it.each([
    ["list", "--sinse", "--since"],
    ["list", "--citty", "--city"],
    ["export", "--breif", "--brief"],
    ["today", "--remot", "--remote"],
  ])("ends %s %s with exit code 2 and names %s", async (command, typed, name) => {
    const { code, err } = await deskOver(site())(command, typed);
    expect([code, err]).toEqual([2, expect.stringContaining(`Did you mean "${name}"?`)]);
  });

  it("names nothing similar when nothing is", async () => {
    for (const argv of [["nonsense"], ["list", "--zzz"], ["x".repeat(100_000)]]) {
      const { code, err } = await deskOver(site())(...argv);
      expect([code, err.includes("Did you mean")]).toEqual([2, false]);
    }
  });
});

it.each(["–since", "—since", "−-since", "-since"])("reads %s as --since", async (option) => {
  const run = deskOver(site());
  expect(citiesOf((await run("list", option, "2026-11-21", "--json")).out)).toHaveLength(4);
  expect((await run("list", `${option}=today`, "--until", "yesterday")).code).toBe(2);
  // A name that the command lacks stays as it is.
  expect((await run("list", option.replace("since", "sinse"), "today")).code).toBe(2);
});

it.each([["--remote"], ["--json"]])(
  "names the command line when %s is in front of the command",
  async (option) => {
    const { code, err } = await deskOver(site())(option, "list");
    expect([code, err]).toEqual([
      2,
      `Options come behind the command: npm run leads -- list ${option}`,
    ]);
  },
);

it("counts a lead once when its reference is there twice", async () => {
  const run = deskOver(site());
  const [one, two] = [1, 2].map((n) => sampleLead(contact, n).reference!);
  expect((await run("flag", one!, one!.toLowerCase(), two!, "--spam")).out).toBe(
    "2 leads flagged as spam.",
  );
  expect(jsonLines((await run("called", one!, one!, "--json")).out)).toHaveLength(1);
});

it.each([["show"], ["files"], ["erase", "--yes"], ["audit", "--lead"]])(
  "refuses two references in one word of %s, and reads neither",
  async (...argv) => {
    const open = site();
    const { code, out, err } = await deskOver(open)(...argv, "AIPM-7K3M9-20XPA, AIPM-00000-00001");
    expect([code, out, err]).toEqual([2, "", expect.stringContaining("These are 2 leads")]);
    expect(open.prepare("SELECT COUNT(*) AS leads FROM leads").get()).toEqual({ leads: 4 });
  },
);

it("ignores the -- that pnpm and Yarn pass on", async () => {
  const run = deskOver(site());
  expect(jsonLines((await run("--", "list", "--json")).out)).toHaveLength(4);
  expect((await run("--", "help")).out).toContain("A morning");
  expect((await run("--", "--help")).out).toContain("A morning");
  const file = path.join(scratch(), "a.csv");
  expect((await run("--", "export", "--out", file)).out).toBe(file);
});
