/** Files of strangers are looked at by a scanner before a colleague opens them, where there is one. */
import { chmodSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { memoryStore } from "../support/staff-database.ts";
import { sampleKey, sampleLead, sampleUpload } from "../support/sample-lead.ts";
import { database, deskOver, formOf, scratch } from "./support.ts";

const REF = "AIPM-7K3M9-2QXPA";
/** A lead with two files, of which one holds what a scanner knows. */
function site() {
  const lead = sampleLead(formOf("CONTACT_US"), 1, { reference: REF });
  const uploads = ["clean", "bad"].map((name, n) => sampleUpload(n, lead, { file_name: `${name}.pdf` }));
  const objects = ["words", "VIRUS"].map((text, n) => [sampleKey(n), text] as const);
  return memoryStore(database([lead], uploads), new Map(objects));
}

/** A scanner of that name on the path, and no other program. */
function scanner(script?: string): void {
  const bin = path.join(scratch(), "bin");
  mkdirSync(bin);
  if (script) {
    writeFileSync(path.join(bin, "clamdscan"), `#!/bin/sh\n${script}\n`);
    chmodSync(path.join(bin, "clamdscan"), 0o755);
  }
  process.env.PATH = `${bin}:/usr/bin:/bin`;
}

const { PATH } = process.env;
let folder = "";
beforeEach(() => {
  folder = path.join(scratch(), "papers");
});
afterEach(() => {
  process.env.PATH = PATH;
});
const download = () => deskOver(site())("files", REF, "--download", folder);

/** As clamdscan speaks: 1 where it found something. */
const FINDS = 'for file; do :; done\nif grep -q VIRUS "$file"; then echo "$file: Eicar-Signature FOUND"; exit 1; fi';

it("keeps what is clean, and does not save what is not", async () => {
  scanner(FINDS);
  const { code, out, err } = await download();
  expect(readdirSync(folder)).toEqual(["clean.pdf"]);
  expect(out).toContain("clean.pdf");
  expect(err).toContain("bad.pdf: Eicar-Signature");
  expect(err).not.toContain("not scanned");
  expect(code).toBe(1);
});

it.each([
  ["there is no scanner", undefined, "no clamdscan"],
  ["the scanner cannot look", "echo 'ERROR: Could not connect to clamd' >&2; exit 2", "Could not connect to clamd"],
])("saves all and says so once where %s", async (_, script, why) => {
  scanner(script);
  const { code, err } = await download();
  expect(readdirSync(folder).toSorted()).toEqual(["bad.pdf", "clean.pdf"]);
  expect(err.match(/not scanned/g)).toHaveLength(1);
  expect(err).toContain(why);
  expect(code).toBe(0);
});
