/** npm, shells, editors, proxies and networks around the desk. An error names its cause and the next step. */
import { spawnSync } from "node:child_process";
import {
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { ROOT } from "../../shared/commands.ts";
import { desk } from "../../staff/desk.ts";
import { explain, withoutPasswords } from "../../staff/failure.ts";
import { openOutput, outputPath } from "../../staff/output.ts";
import type { Store } from "../../staff/store/store.ts";
import { readSecrets } from "../../staff/desk-settings.ts";
import { sampleLead, sampleUpload } from "../support/sample-lead.ts";
import { memoryStore } from "../support/staff-database.ts";
import { git } from "../support/scratch.ts";
import { contact, database, deskOver, jsonLines, NOW, scratch } from "./support.ts";

describe("options without --", () => {
  async function run(line: string, variables: Readonly<Record<string, string | undefined>>) {
    const err: string[] = [];
    const code = await desk(line.split(" "), {
      now: NOW,
      env: {
        npm_lifecycle_event: "leads",
        npm_config_yes: "",
        npm_config_loglevel: "silent",
        ...variables,
      },
      open: () => Promise.reject(new Error("The database was opened")),
      print: () => undefined,
      note: (text) => err.push(text),
    });
    return { code, err: err.join("\n") };
  }

  it.each([
    { line: "list", kept: "due remote", options: ["--remote", "--due"] },
    { line: "list Pune 2", kept: "city limit", options: ["--city CITY", "--limit N"] },
    { line: "erase AIPM-00000-00000", kept: "yes remote", options: ["--yes", "--remote"] },
    { line: "export a.csv", kept: "o with_spam", options: ["--with-spam", "--out FILE"] },
    { line: "doctor", kept: "persist_to", options: ["--persist-to DIR"] },
    { line: "flag AIPM-1", kept: "parseable remote", options: ["--spam", "--remote"] },
  ])(
    "refuses $line without reading, and prints the right line",
    async ({ line, kept, options }) => {
      const variables = Object.fromEntries(
        kept.split(" ").map((name) => [`npm_config_${name}`, "true"]),
      );
      const { code, err } = await run(line, variables);
      expect(code).toBe(2);
      for (const option of options) expect(err).toContain(option);
      expect(err).toContain(`npm run leads -- ${line} --`);
      expect(err).toContain("npm.cmd run leads -- ");
    },
  );

  it("repeats a reference that npm took as the message of --spam", async () => {
    const { err } = await run("flag", {
      npm_config_parseable: "true",
      npm_config_message: "AIPM-1",
    });
    expect(err).toContain("npm run leads -- flag AIPM-1 --spam");
  });

  it("ignores the settings of npm itself", async () => {
    expect((await run("list --local", { npm_config_json: "true" })).err).toContain(
      "The database was opened",
    );
  });
});

describe("secrets of .dev.vars.production", () => {
  const read = (bytes: string | Uint8Array, name = ".dev.vars.production") => {
    const folder = scratch();
    writeFileSync(path.join(folder, name), bytes);
    return () => readSecrets("remote", folder).CLOUDFLARE_API_TOKEN;
  };
  const LINE = 'CLOUDFLARE_API_TOKEN="abcdef"\r\n';

  it.each<[string, string | Uint8Array]>([
    ["with CRLF", LINE],
    ["with a byte order mark", `\uFEFF${LINE}`],
    ["in UTF-16", Buffer.from(`\uFEFF${LINE}`, "utf16le")],
    ["in PowerShell's syntax", `$env:${LINE}`],
    ["in the syntax of cmd", "set CLOUDFLARE_API_TOKEN=abcdef\r\n"],
    ["with spaces and a remark", "CLOUDFLARE_API_TOKEN = abcdef  # mine\n"],
    ["with export and single quotes", "export CLOUDFLARE_API_TOKEN='abcdef'\n"],
  ])("reads them %s", (_, bytes) => {
    expect(read(bytes)()).toBe("abcdef");
  });

  it("explains a file with a hidden extension", () => {
    expect(read(LINE, ".dev.vars.production.txt")).toThrow("Rename it to .dev.vars.production");
  });

  it.each([
    ["JSON", '{ "CLOUDFLARE_API_TOKEN": "abcdef" }'],
    ["a list", "- CLOUDFLARE_API_TOKEN=abcdef"],
    ["setx", "setx CLOUDFLARE_API_TOKEN abcdef"],
    ["set with quotation marks", 'set "CLOUDFLARE_API_TOKEN=abcdef"'],
  ])("rejects a line of %s without printing its value", (_, text) => {
    expect(read(text)).toThrow(
      /^The line of CLOUDFLARE_API_TOKEN in .dev.vars.production cannot be read.(?!.*abcdef)/,
    );
  });

  it.each([
    ["UTF-16 without a mark", Buffer.from(LINE, "utf16le")],
    ["Windows-1252", Buffer.from([0x93, 0x94, 0xe9])],
  ])("refuses %s by name", (_, bytes) => {
    expect(read(bytes)).toThrow("Save it again as UTF-8");
  });
});

it.each([
  ["Network connection lost. [code: 7500]", "(Network connection lost. [code: 7500])"],
  ["D1 DB is overloaded. Requests queued for too long.", "Try again in a minute"],
  ["It answered 502", "failed for a moment"],
  ["D1 DB exceeded its CPU time limit and was reset.", "Ask for fewer days"],
  ["D1 DB's isolate exceeded its memory limit and was reset.", "Ask for fewer days"],
  ["Please wait and consider throttling your request speed [code: 971]", "Wait five minutes"],
  ["database or disk is full: SQLITE_FULL", "The database is filling up"],
  ["no such column: network_code at offset 7: SQLITE_ERROR", "behind the code"],
  ["no such table: erasures: SQLITE_ERROR", "behind the code"],
  ["no such table: leads: SQLITE_ERROR", "migrations apply DB --remote"],
  ["The database 0000 could not be found [code: 7404]", "database_id"],
  ["Authentication error [code: 10000]", "permission"],
  ['near "SELEC": syntax error', "did not answer"],
  ["It answered 200 without data.", "guest network's login page"],
  ["It answered 403 without data.", "a firewall"],
  ["certificate has expired", "NODE_EXTRA_CA_CERTS"],
  ["connect ENETUNREACH 104.16.0.1:443", "Check your internet connection"],
  ["write EPROTO ssl3_get_record:wrong version number", "Check your internet connection"],
  ["Exceeded maximum DB size: SQLITE_ERROR [code: 7500]", "The database is filling up"],
  ["Invalid API Token [code: 1000]", "npm run leads -- login"],
  ["Cannot use the access token from location: 203.0.113.7 [code: 9109]", "from this network"],
  ["Error: getaddrinfo ENOTFOUND api.cloudflare.com [code: 0]", "Check your internet connection"],
  ["SocketError: other side closed [code: 0]", "Check your internet connection"],
  ["Error: Request was cancelled. [code: 0]", "Check your internet connection"],
  ["Error: self-signed certificate in certificate chain [code: 0]", "NODE_EXTRA_CA_CERTS"],
  ["The neural network table is odd", "did not answer: The neural network table is odd"],
])("explains %j by its cause", (message, words) => {
  expect(explain(new Error(message), "remote").message).toContain(words);
});

it("explains a busy local database without naming Cloudflare", () => {
  const error = new Error(
    "D1_ERROR: Failed to get session commit token: internal error; reference = abc",
  );
  expect(explain(error, "local").message).toContain("Another program may be using it");
  expect(explain(error, "local").message).not.toContain("Cloudflare");
  expect(explain(error, "local").message).toContain("move .wrangler/state away");
  expect(explain(new Error("database disk image is malformed"), "local").message).toContain(
    "damaged",
  );
  expect(
    explain(new Error("SQLITE_READONLY: attempt to write a readonly database"), "local").message,
  ).toContain("read-only");
  expect(explain(new Error("database or disk is full: SQLITE_FULL"), "local").message).toContain(
    "disk of this machine",
  );
});

it("hides the password in an address", () => {
  expect(withoutPasswords("fetch failed: https://asha:hunter2@proxy.example:8080/x")).not.toContain(
    "hunter2",
  );
});

describe("output", () => {
  it("puts a bare name into exports/, and refuses a place that git would commit", () => {
    const root = scratch();
    git(root, "init", "--quiet");
    writeFileSync(path.join(root, ".gitignore"), "exports/\n.scratch/\n");
    mkdirSync(path.join(root, "data"));
    const at = (name: string) => outputPath(name, "leads.csv", root);
    expect(at("november.csv")).toBe(path.join(root, "exports/november.csv"));
    expect(at("मार्च leads.csv")).toBe(path.join(root, "exports/मार्च leads.csv"));
    expect(at(".scratch/a.csv")).toBe(path.join(root, ".scratch/a.csv"));
    expect(at("/tmp/a.csv")).toBe("/tmp/a.csv");
    for (const name of ["data/november.csv", "./november.csv", path.join(root, "november.csv")])
      expect(() => at(name)).toThrow("Git would add");
    // A folder gets the usual name, and a folder of papers may be missing.
    for (const name of ["exports/", "exports"])
      expect(at(name)).toBe(path.join(root, "exports/leads.csv"));
    expect(outputPath("exports/", undefined, root)).toBe(path.join(root, "exports"));
    expect(() => at("data")).not.toThrow();
    expect(() => at("./data")).toThrow("Git would add");
    // A link into the project from outside of it.
    const link = path.join(scratch(), "link");
    symlinkSync(root, link);
    expect(() => at(path.join(link, "data/november.csv"))).toThrow("Git would add");
  });

  it.each(["without a repository", "with a repository that git refuses"])(
    "allows only exports/ and places outside %s",
    (kind) => {
      const root = scratch();
      if (kind.startsWith("with a")) writeFileSync(path.join(root, ".git"), "gitdir: /nowhere");
      expect(outputPath("november.csv", "leads.csv", root)).toBe(
        path.join(root, "exports/november.csv"),
      );
      expect(outputPath("/tmp/a.csv", "leads.csv", root)).toBe("/tmp/a.csv");
      for (const name of ["docs/x.csv", "./x.csv", "exports2/x.csv", path.join(root, "x.csv")])
        expect(() => outputPath(name, "leads.csv", root)).toThrow("Git would add");
    },
  );

  it("asks the project's own repository, whatever GIT_DIR says", () => {
    const [root, other] = [scratch(), scratch()];
    for (const folder of [root, other]) git(folder, "init", "--quiet");
    writeFileSync(path.join(other, ".git/info/exclude"), "*\n");
    vi.stubEnv("GIT_DIR", path.join(other, ".git"));
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(() => outputPath("docs/x.csv", "leads.csv", root)).toThrow("Git would add");
  });

  it.each(["an existing", "a missing"])(
    "writes through a symbolic link to %s file and keeps the link",
    async (kind) => {
      const folder = scratch();
      const [file, link] = [path.join(folder, "real.csv"), path.join(folder, "link.csv")];
      if (kind === "an existing") writeFileSync(file, "before");
      symlinkSync("real.csv", link);
      await deskOver(database([sampleLead(contact, 1)]))("export", "--out", link);
      expect(lstatSync(link).isSymbolicLink()).toBe(true);
      expect(readFileSync(file, "utf8")).toContain("Reference");
    },
  );

  it("removes its own incomplete file when the export fails, and no other", async () => {
    const folder = scratch();
    const others = [".all.csv.1.part", "notes.part"];
    for (const name of others) writeFileSync(path.join(folder, name), "");
    const output = openOutput(path.join(folder, "all.csv"));
    output.write("Reference");
    expect(readdirSync(folder)).toContain(`.all.csv.${process.pid}.part`);
    output.discard();
    expect(readdirSync(folder).toSorted()).toEqual(others.toSorted());
  });

  it("writes to a device without replacing it, and prints no path", async () => {
    const { code, out } = await deskOver(database([sampleLead(contact, 1)]))(
      "export",
      "--out",
      "/dev/null",
    );
    expect([code, out]).toEqual([0, ""]);
    expect(lstatSync("/dev/null").isCharacterDevice()).toBe(true);
  });

  const lead = sampleLead(contact, 1, { received_at: "2026-11-20T10:00:00.000Z" });
  const isUnread = (open: DatabaseSync): boolean =>
    open.prepare("SELECT * FROM first_readings").all().length +
      open.prepare("SELECT * FROM readings").all().length ===
    0;

  it("writes the usual name into a folder", async () => {
    const folder = scratch();
    const { code, out } = await deskOver(database([lead]))("export", "--out", folder);
    expect([code, path.dirname(out), readdirSync(folder)]).toEqual([
      0,
      folder,
      [path.basename(out)],
    ]);
  });

  it.each([
    [
      "a file in the place of its folder",
      (folder: string) => path.join(folder, "file/a.csv"),
      "a file is in the way of the folder",
    ],
    [
      "a name too long",
      (folder: string) => path.join(folder, `${"x".repeat(300)}.csv`),
      "its name is too long",
    ],
    ["a device that is full", () => "/dev/full", "the disk is full"],
    [
      "a link that leads to itself",
      (folder: string) => path.join(folder, "loop"),
      "leads to itself",
    ],
  ])("records no reading when an export cannot be written: %s", async (_, target, words) => {
    const folder = scratch();
    writeFileSync(path.join(folder, "file"), "x");
    symlinkSync("loop", path.join(folder, "loop"));
    const open = database([lead]);
    const { code, out, err } = await deskOver(open)("export", "--new", "--out", target(folder));
    expect([code, out, err]).toEqual([1, "", expect.stringContaining(words)]);
    expect(err).not.toMatch(/E[A-Z]{4,}|\n\s+at /);
    expect(isUnread(open)).toBe(true);
  });

  it.skipIf(!existsSync("/dev/full"))("says why stdout refuses", () => {
    const full = openSync("/dev/full", "w");
    const { status, stderr } = spawnSync(
      process.execPath,
      [path.join(ROOT, "staff/leads.ts"), "help"],
      {
        stdio: ["ignore", full, "pipe"],
        encoding: "utf8",
      },
    );
    closeSync(full);
    expect([status, stderr]).toEqual([1, "Cannot write the output: the disk is full.\n"]);
  });

  it("takes the reading back when the finished file cannot be renamed", async () => {
    const [folder, open] = [scratch(), database([lead])];
    const store = memoryStore(open);
    const file = path.join(folder, "a.csv");
    // A folder of this name appears after the check, as a program that holds the file would.
    const late: Store = {
      ...store,
      transact: (statements) => (mkdirSync(file, { recursive: true }), store.transact(statements)),
    };
    const { code, err } = await deskOver(late)("export", "--out", file);
    expect([code, err]).toEqual([1, expect.stringContaining(`Cannot write ${file}`)]);
    expect(isUnread(open)).toBe(true);
    expect(readdirSync(folder)).toEqual(["a.csv"]);
  });

  it("records no reading when the place for downloads is not a folder", async () => {
    const [folder, open] = [scratch(), database([lead], [sampleUpload(1, lead)])];
    writeFileSync(path.join(folder, "afile"), "x");
    const { code, err } = await deskOver(open)(
      "files",
      lead.reference!,
      "--download",
      path.join(folder, "afile"),
    );
    expect([code, err]).toEqual([1, expect.stringContaining("a file is in the way of the folder")]);
    expect(err).not.toMatch(/\n\s+at /);
    expect(isUnread(open)).toBe(true);
  });
});

it("notes on stderr that a list is cut, in a pipe too", async () => {
  const leads = deskOver(database(Array.from({ length: 25 }, (_, i) => sampleLead(contact, i))));
  for (const json of [[], ["--json"]]) {
    const { out, err } = await leads("list", ...json);
    expect(out.split("\n")).toHaveLength(20);
    expect(err).toContain("Only the newest 20. There are more");
    expect((await leads("list", "--limit", "25", ...json)).err).toBe("");
  }
});

it("prints a line of JSON for each result of every command", async () => {
  const lead = sampleLead(contact, 1, { received_at: "2026-11-20T10:00:00.000Z" });
  const leads = deskOver(memoryStore(database([lead])));
  for (const line of [
    "today",
    "list",
    "show REF",
    "called REF",
    "flag REF --spam",
    "audit",
    "erase REF --yes",
  ]) {
    const { code, out, err } = await leads(
      ...line.replace("REF", lead.reference!).split(" "),
      "--json",
    );
    expect(code, `${line}: ${err}`).toBe(0);
    expect(new Set(jsonLines(out).map((row) => typeof row)), line).toEqual(new Set(["object"]));
    expect(out).not.toContain("\u001B");
  }
});
