/** Commands show, export and erase leads in the spool. */
import { expect, it } from "vitest";
import { EXIT, CommandFailure } from "../../staff/failure.ts";
import { queryRows } from "../../staff/store/store.ts";
import { sql } from "../../staff/store/sql.ts";
import { findLeads } from "../../staff/lead/find-leads.ts";
import { Lead, SELECTED } from "../../staff/lead/stored-lead.ts";
import { sampleKey, sampleLead, sampleUpload } from "../support/sample-lead.ts";
import { insert, memoryStore } from "../support/staff-database.ts";
import { spooledLead } from "../support/spooled-lead.ts";
import { contact, database, deskOver, exportSheet, withoutAnswer } from "./support.ts";

const BATCH = sampleUpload(1, null).batch_id;
/** Of another batch. */
const STRANGE = sampleKey(4).replace("0b1f", "0b2f");

const REF = "AIPM-7K3M9-20XPA";
const waiting = sampleLead(contact, 1, {
  reference: REF,
  full_name: "Asha Rao",
  phone: "9876543210",
});
const spoolKey = `spool/${waiting.id}.json`;

function withSpool(text = spooledLead(waiting), key = spoolKey) {
  const open = database([sampleLead(contact, 2)]);
  const objects = new Map([[key, text]]);
  return { open, objects, store: memoryStore(open, objects) };
}

it("finds a lead that is stored during the search", async () => {
  const { open, objects, store } = withSpool();
  const jobRuns = (): void => {
    insert(open, "leads", [waiting]);
    objects.clear();
  };
  let queries = 0;
  const query: typeof store.query = async (statement) => {
    const rows = await store.query(statement);
    // After both queries of the database, and before the spool is read.
    if ((queries += 1) === 2) jobRuns();
    return rows;
  };
  expect(await findLeads({ ...store, query }, REF)).toMatchObject([{ lead: { id: waiting.id } }]);
});

it("shows a lead by its reference or its id", async () => {
  const leads = deskOver(withSpool().store);
  for (const words of ["7k3m920xpa", waiting.id!]) {
    const { code, out, err } = await leads("show", words);
    expect(code, err).toBe(0);
    for (const text of [
      REF,
      "Asha Rao",
      "tel:+919876543210",
      "https://wa.me/919876543210",
      "Message",
      "spooled: ",
    ])
      expect(out).toContain(text);
    expect(err).toContain("still waits in the spool");
  }
});

it("shows a lead that was set aside", async () => {
  const { store } = withSpool(spooledLead(waiting), `spool-failed/${waiting.id}.json`);
  const { code, out, err } = await deskOver(store)("show", REF);
  expect([code, out]).toEqual([0, expect.stringContaining("Asha Rao")]);
  expect(err).toContain("could not be stored");
});

it("has the same columns as the database", async () => {
  const { store, objects } = withSpool();
  for (const changes of [
    {},
    { country_code: "+44", phone: "07911123456" },
    { country_code: "+1", phone: "0000000" },
  ]) {
    const row = sampleLead(contact, 7, { ...changes, flags: "spooled" });
    const [stored] = await queryRows(
      memoryStore(database([row])),
      Lead,
      sql`SELECT ${SELECTED} FROM leads`,
    );
    objects.set(`spool/${row.id}.json`, spooledLead(row));
    const [found] = await findLeads(store, row.id!);
    expect(found!.lead).toEqual(stored);
  }
});

it("shows a lead while the database is away, or names that failure", async () => {
  const { store } = withSpool(
    spooledLead(waiting, { files: { batchId: BATCH, keys: [sampleKey(1)] } }),
  );
  const away = deskOver(withoutAnswer(store, "query"));
  const { code, out, err } = await away("show", REF);
  expect(code).toBe(0);
  expect(out).toContain("Asha Rao");
  expect(err).toContain("files cannot be listed");
  const list: typeof store.list = () => {
    throw new CommandFailure("There is no key for files.", EXIT.unreachable);
  };
  const withoutSpool = deskOver({ ...withoutAnswer(store, "query"), list });
  for (const outcome of [away("show", "AIPM-00000-00000"), withoutSpool("show", REF)])
    expect(await outcome).toMatchObject({ code: 4, err: "The database is away." });
});

it("skips unreadable objects", async () => {
  const { store, objects } = withSpool();
  for (const [n, text] of ["", "null", "[]", '{"id":1}', '{"payload":"{"}', "\0"].entries())
    objects.set(`spool/0${n}.json`, text);
  const run = deskOver(store);
  expect((await run("show", REF)).code).toBe(0);
  const { err } = await exportSheet(run, "--spooled");
  expect(err).toContain("spool/00.json is not a lead");
  expect(err).toContain("2 leads exported");
});

it("exports a matching lead once with --spooled", async () => {
  const { store, open } = withSpool();
  const run = deskOver(store);
  const referencesIn = async (...options: string[]) =>
    (await exportSheet(run, ...options)).records.map((row) => row.Reference);
  expect(await referencesIn()).not.toContain(REF);
  expect(await referencesIn("--spooled")).toContain(REF);
  expect(await referencesIn("--spooled", "--form", "BUYER_FORM")).toEqual([]);
  expect(await referencesIn("--spooled", "--since", "2026-11-01")).toEqual([]);
  // The lead is stored, and its object is not deleted yet.
  insert(open, "leads", [{ ...waiting, stored_at: "2026-11-01T00:00:00.000Z" }]);
  expect((await referencesIn("--spooled")).filter((reference) => reference === REF)).toHaveLength(
    1,
  );
});

it("erases a lead with only its own files", async () => {
  const keys = [sampleKey(1), sampleKey(2), STRANGE];
  const { store, open, objects } = withSpool(
    spooledLead(waiting, { files: { batchId: BATCH, keys } }),
  );
  for (const key of keys) objects.set(key, "%PDF-");
  // The second file now belongs to another lead. The third is of another batch.
  insert(open, "uploads", [
    sampleUpload(1, null),
    sampleUpload(2, sampleLead(contact, 2)),
    { ...sampleUpload(4, null), key: STRANGE, batch_id: STRANGE.split("/").at(-2)! },
  ]);
  const { out, err } = await deskOver(store)("erase", REF, "--yes");
  expect(out, err).toBe(`${REF} is erased, with 1 file.`);
  expect([...objects.keys()]).toEqual([sampleKey(2), STRANGE]);
  expect(open.prepare("SELECT key FROM uploads WHERE state <> 'swept' ORDER BY key").all()).toEqual(
    [sampleKey(2), STRANGE].toSorted().map((key) => ({ key })),
  );
  expect(open.prepare("SELECT lead_id, reference, received_on, files FROM erasures").all()).toEqual(
    [{ lead_id: waiting.id, reference: REF, received_on: "2026-10-01", files: 1 }],
  );
  expect((await deskOver(store)("show", REF)).err).toContain("was erased");
});

it("erases the files of its row too", async () => {
  const { store, open, objects } = withSpool(
    spooledLead(waiting, { files: { batchId: BATCH, keys: [sampleKey(1)] } }),
  );
  insert(open, "leads", [waiting]);
  insert(open, "uploads", [sampleUpload(1, null), sampleUpload(2, waiting)]);
  for (const n of [1, 2]) objects.set(sampleKey(n), "%PDF-");
  let queries = 0;
  const query: typeof store.query = (statement) =>
    (queries += 1) === 1
      ? Promise.reject(new CommandFailure("No answer.", EXIT.unreachable))
      : store.query(statement);
  const { out, err } = await deskOver({ ...store, query })("erase", REF, "--yes");
  expect(out, err).toBe(`${REF} is erased, with 2 files.`);
  expect([...objects.keys()]).toEqual([]);
  expect(open.prepare("SELECT key FROM uploads WHERE state <> 'swept'").all()).toEqual([]);
});

it("repeats an interrupted erasure", async () => {
  const { store, open, objects } = withSpool();
  expect((await deskOver(withoutAnswer(store, "transact"))("erase", REF, "--yes")).code).toBe(
    EXIT.unreachable,
  );
  expect((await deskOver(store)("erase", REF, "--yes")).code).toBe(0);
  expect([...objects.keys()]).toEqual([]);
  expect(open.prepare("SELECT lead_id FROM erasures").all()).toEqual([{ lead_id: waiting.id }]);
});

it("rejects a flag before the lead is stored", async () => {
  const err = expect.stringContaining("still waits") as string;
  expect(await deskOver(withSpool().store)("flag", REF, "--spam")).toMatchObject({ code: 2, err });
});
