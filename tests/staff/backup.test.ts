/**
 * Backup and restore while the site goes on: what comes in, is erased or breaks off meanwhile costs no lead.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { expect, it, vi } from "vitest";
import type { Sql } from "../../staff/store/sql.ts";
import type { Store } from "../../staff/store/store.ts";
import { insert, memoryStore } from "../support/staff-database.ts";
import { sampleKey, sampleLead, sampleUpload } from "../support/sample-lead.ts";
import { database, deskOver, formOf, idsIn, scratch } from "./support.ts";

vi.setConfig({ testTimeout: 60_000 });

const contact = formOf("CONTACT_US");
const STORED = "2026-11-01T00:00:00.000Z";

const lead = (n: number, changes = {}) => sampleLead(contact, n, { stored_at: STORED, ...changes });
const upload = (n: number, of: ReturnType<typeof lead> | null = lead(n)) => sampleUpload(n, of, { created_at: STORED });
const erasure = (n: number) => ({
  lead_id: lead(n).id!,
  reference: lead(n).reference!,
  form_type: "CONTACT_US",
  received_on: "2026-10-01",
  files: 0,
  erased_at: STORED,
});

function site(leads: number, { uploads = 0 } = {}) {
  const open = database(
    Array.from({ length: leads }, (_, i) => lead(i + 1)),
    Array.from({ length: uploads }, (_, i) => upload(i + 1)),
  );
  for (const channel of ["chat", "webhook"])
    insert(open, "outbox", leads > 0 ? [{ lead_id: lead(1).id!, channel, due_at: STORED }] : []);
  const objects = new Map(Array.from({ length: uploads }, (_, i) => [sampleKey(i + 1), "%PDF-"]));
  return { open, objects, store: memoryStore(open, objects) };
}

const all = (open: DatabaseSync, table: string) => open.prepare(`SELECT * FROM ${table} ORDER BY 1`).all();
const linesOf = (folder: string, of: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.startsWith(`${of}-`))
    .flatMap((name) => readFileSync(path.join(folder, name), "utf8").split("\n").filter(Boolean));

async function backedUp(store: Store, folder = scratch()): Promise<string> {
  const { code, err } = await deskOver(store)("backup", folder);
  expect(code, err).toBe(0);
  return folder;
}

/** An empty site, into which a backup was restored. */
async function restored(folder: string, to = site(0)) {
  const { code, err } = await deskOver(to.store)("restore", folder, "--yes");
  expect(code, err).toBe(0);
  return to;
}

/** Runs something just before the query whose text matches, once. */
function meanwhile(store: Store, pattern: RegExp, event: () => void): Store {
  let happened = false;
  return {
    ...store,
    query(statement: Sql) {
      if (!happened && pattern.test(statement.text)) {
        happened = true;
        event();
      }
      return store.query(statement);
    },
  };
}

it("brings every row and file back as it was", async () => {
  const from = site(2500, { uploads: 3 });
  const nasty = '\0 "quoted" \\u0000 it\'s 😀 \u2028 \u202E नमस्ते\r\n\t\x07';
  insert(from.open, "leads", [lead(3000, { city: nasty, payload: JSON.stringify({ formData: { notes: nasty } }) })]);
  insert(from.open, "uploads", [upload(9, null)]);
  insert(from.open, "readings", [{ id: "a", at: STORED, who: "ravi", command: "list", leads: 3 }]);
  insert(from.open, "first_readings", [{ lead_id: lead(1).id!, reading_id: "a" }]);
  insert(from.open, "calls", [{ lead_id: lead(1).id!, called_at: STORED, who: "ravi", note: "again on Monday" }]);
  from.open.exec("UPDATE leads SET flags = 'spam' WHERE rowid = 7");
  const to = await restored(await backedUp(from.store));
  for (const table of ["leads", "uploads", "outbox", "erasures", "readings", "first_readings", "calls"])
    expect(all(to.open, table)).toEqual(all(from.open, table));
  expect(to.objects).toEqual(from.objects);
});

it("holds what was there when it began: a lead that comes in meanwhile makes no restore fail", async () => {
  const from = site(5, { uploads: 2 });
  const store = meanwhile(from.store, /FROM uploads/, () => {
    insert(from.open, "leads", [lead(6)]);
    insert(from.open, "uploads", [upload(6)]);
    insert(from.open, "outbox", [{ lead_id: lead(6).id!, channel: "chat", due_at: STORED }]);
  });
  const to = await restored(await backedUp(store));
  expect(idsIn(to.open)).toEqual([1, 2, 3, 4, 5].map((n) => lead(n).id));
});

it("keeps a lead that is drained meanwhile, and who is erased meanwhile stays erased", async () => {
  const from = site(5);
  from.objects.set(`spool/${lead(6).id}.json`, '{"waiting":6}');
  from.objects.set(`spool/${lead(7).id}.json`, '{"waiting":7}');
  const store = meanwhile(from.store, /MAX\(rowid\)/, () => {
    insert(from.open, "leads", [lead(6)]);
    from.objects.delete(`spool/${lead(6).id}.json`);
  });
  const later = meanwhile(store, /FROM uploads/, () => {
    from.open.exec(`DELETE FROM leads WHERE id = '${lead(2).id}'`);
    insert(from.open, "erasures", [erasure(2)]);
  });
  const folder = scratch();
  const { code, err } = await deskOver(later)("backup", folder);
  expect(code).toBe(0);
  expect(err).toContain("2 more wait in the spool");
  const to = await restored(folder);
  expect(idsIn(to.open)).toEqual([1, 3, 4, 5, 6].map((n) => lead(n).id));
  expect([...to.objects]).toEqual([[`spool/${lead(7).id}.json`, '{"waiting":7}']]);
});

it("keeps the files of leads that wait, dead letters or not, and no other pending ones", async () => {
  const from = site(0);
  const claim = (n: number) => ({ id: lead(n).id, files: { batchId: upload(n).batch_id, keys: [sampleKey(n)] } });
  insert(
    from.open,
    "uploads",
    [1, 2, 3].map((n) => upload(n, null)),
  );
  for (const n of [1, 2, 3]) from.objects.set(sampleKey(n), "%PDF-");
  from.objects.set(`spool/${lead(1).id}.json`, JSON.stringify(claim(1)));
  from.objects.set(`spool/stuck/${lead(2).id}.json`, JSON.stringify(claim(2)));
  from.objects.set("spool/odd.json", "no lead");
  const to = await restored(await backedUp(from.store));
  from.objects.delete(sampleKey(3));
  expect(new Map([...to.objects].toSorted())).toEqual(new Map([...from.objects].toSorted()));
});

it("reads only what is new the next time, with marks as they are now, and forgets whom it should", async () => {
  const from = site(50, { uploads: 3 });
  from.open.exec("UPDATE leads SET flags = 'spam' WHERE rowid IN (3, 4)");
  const folder = await backedUp(from.store);
  from.open.exec(
    "UPDATE leads SET flags = '' WHERE rowid = 3; UPDATE leads SET flags = 'honeypot,spam' WHERE rowid = 5",
  );
  from.open.exec(
    `DELETE FROM outbox; DELETE FROM uploads WHERE lead_id = '${lead(2).id}'; DELETE FROM leads WHERE id = '${lead(2).id}'`,
  );
  insert(from.open, "erasures", [erasure(2)]);
  insert(from.open, "leads", [lead(60)]);
  const read: string[] = [];
  const watched = {
    ...from.store,
    query: async (statement: Sql) => {
      const rows = await from.store.query(statement);
      if (/AS row FROM leads/.test(statement.text))
        read.push(...rows.map((row) => String((row as { row: unknown }).row)));
      return rows;
    },
  };
  await backedUp(watched, folder);
  expect(read.map((row) => JSON.parse(row).id)).toEqual([lead(60).id]);
  expect(linesOf(folder, "leads")).toHaveLength(50);
  expect(linesOf(folder, "leads").join()).not.toContain(lead(2).id);
  expect(readdirSync(path.join(folder, "files"), { recursive: true }).join()).not.toContain(
    sampleKey(2).split("/").at(-1),
  );
  const to = await restored(folder);
  expect(all(to.open, "leads")).toEqual(all(from.open, "leads"));
});

it("reads everything again where the last lead that it knows is gone", async () => {
  const from = site(5);
  const folder = await backedUp(from.store);
  // The next lead gets the rowid of the one that was erased.
  from.open.exec(`DELETE FROM leads WHERE id = '${lead(5).id}'`);
  insert(from.open, "erasures", [erasure(5)]);
  insert(from.open, "leads", [lead(6)]);
  const to = await restored(await backedUp(from.store, folder));
  expect(idsIn(to.open)).toEqual([1, 2, 3, 4, 6].map((n) => lead(n).id));
});

it("stays the backup it was where the next one breaks off", async () => {
  const from = site(5);
  const folder = await backedUp(from.store);
  insert(from.open, "leads", [lead(6)]);
  const broken = meanwhile(from.store, /FROM outbox/, () => {
    throw new Error("gone");
  });
  expect((await deskOver(broken)("backup", folder)).code).toBe(1);
  expect(idsIn((await restored(folder)).open)).toHaveLength(5);
});

/** Every call that reaches the database or the bucket may be the last one. */
function breakingAt(store: Store, n: number): { store: Store; broke: () => boolean } {
  let calls = 0;
  const count =
    <A extends readonly unknown[], T>(work: (...args: A) => Promise<T>) =>
    (...args: A): Promise<T> =>
      ++calls === n ? Promise.reject(new Error("gone")) : work(...args);
  return {
    broke: () => calls >= n,
    store: {
      ...store,
      query: count(store.query),
      transact: count(store.transact),
      upload: count(store.upload),
      write: count(store.write),
      sizeOf: count(store.sizeOf),
    },
  };
}

it("goes on wherever it broke off, keeps who was erased, and whoever came in meanwhile", async () => {
  const from = site(8, { uploads: 2 });
  from.objects.set(`spool/${lead(99).id}.json`, "{}");
  const folder = await backedUp(from.store);
  let broken = 0;
  let goneOn = 0;
  for (let n = 1; ; n += 1) {
    const to = site(0);
    insert(to.open, "leads", [lead(40), lead(41)]);
    insert(to.open, "erasures", [erasure(3), erasure(42)]);
    const breaking = breakingAt(to.store, n);
    const desk = deskOver(breaking.store);
    const first = await desk("restore", folder, "--yes", "--replace");
    if (!breaking.broke()) break;
    broken += 1;
    expect(first.code).toBe(1);
    // The site has gone on.
    insert(to.open, "leads", [sampleLead(contact, 50)]);
    const again = await desk("restore", folder, "--yes", "--replace");
    expect(again.code, `${n}: ${again.err}`).toBe(0);
    const ids = idsIn(to.open);
    expect(ids, String(n)).toEqual(expect.arrayContaining([1, 2, 4, 5, 6, 7, 8].map((number) => lead(number).id)));
    expect(ids).not.toContain(lead(3).id);
    expect(ids).not.toContain(lead(40).id);
    expect(all(to.open, "erasures")).toHaveLength(2);
    expect(to.objects).toEqual(from.objects);
    if (!again.err.includes("Going on")) continue;
    goneOn += 1;
    expect(ids).toContain(lead(50).id);
  }
  expect(broken).toBeGreaterThan(15);
  expect(goneOn).toBeGreaterThan(0);
});

it("brings counts back, and leaves those that the site has kept since", async () => {
  const count = (day: string, n: number) => ({ day, form_type: "CONTACT_US", event: "stored", n });
  const [from, to] = [site(1), site(0)];
  insert(from.open, "counts", [count("2026-11-19", 3), count("2026-11-20", 1)]);
  insert(to.open, "counts", [count("2026-11-20", 5), count("2026-11-21", 2)]);
  await restored(await backedUp(from.store), to);
  expect(all(to.open, "counts").map(({ n }) => n)).toEqual([3, 5, 2]);
});

/** Changes a file of a backup, found by the beginning of its name. */
function edit(folder: string, begin: string, change: (text: string) => string): void {
  const file = path.join(
    folder,
    readdirSync(folder).find((name) => name.startsWith(begin))!,
  );
  writeFileSync(file, change(readFileSync(file, "utf8")));
}

it.each<[string, string, (folder: string) => Promise<unknown> | void]>([
  [
    "of a version that it does not know",
    "none that this release can read",
    (folder) => edit(folder, "manifest", (text) => text.replace('"version": 1', '"version": 2')),
  ],
  [
    "whose part was changed",
    "checksum",
    (folder) => edit(folder, "leads-", (text) => text.replace(/Asha|Rahul/, "Us")),
  ],
  ["that broke off, and has no manifest", "has none", (folder) => rmSync(path.join(folder, "manifest.json"))],
  [
    "that knows a column more, and names it",
    "leads.mood",
    (folder) => {
      const newer = site(3);
      newer.open.exec("ALTER TABLE leads ADD COLUMN mood TEXT");
      return backedUp(newer.store, folder);
    },
  ],
])("restores no backup %s", async (_, words, spoil) => {
  const folder = await backedUp(site(2).store);
  await spoil(folder);
  const to = site(0);
  const { code, err } = await deskOver(to.store)("restore", folder, "--yes");
  expect(code).toBe(1);
  expect(err).toContain(words);
});
