/** A sheet that grows: what is new each minute, once, however often the watching breaks off. Requirements D1, D4. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { desk } from "../../staff/desk.ts";
import { EXIT, CommandFailure } from "../../staff/failure.ts";
import type { Store } from "../../staff/store/store.ts";
import { parseCsv } from "../support/parse-csv.ts";
import { sampleLead } from "../support/sample-lead.ts";
import { insert, memoryStore } from "../support/staff-database.ts";
import { database, formOf, NOW, scratch } from "./support.ts";

const contact = formOf("CONTACT_US");

/** The database's clock, which `stored_at` and the cursor are of. */
const stored = (open: DatabaseSync, seed: number): void => {
  insert(open, "leads", [{ ...sampleLead(contact, seed), stored_at: new Date(Date.now() - 1).toISOString() }]);
};

/** One watcher after another over the same state; `minutes` are what happens before each further round. */
function watcher(store: Store) {
  const [state, folder] = [scratch(), scratch()];
  const file = path.join(folder, "leads.csv");
  async function run(minutes: readonly (() => void)[], ...more: readonly string[]) {
    const notes: string[] = [];
    const waiting = [...minutes];
    const code = await desk(["export", "--watch", file, ...more, "--persist-to", state], {
      now: NOW,
      who: "asha",
      open: () => Promise.resolve(store),
      say: (line) => notes.push(line),
      note: (line) => notes.push(line),
      async pause() {
        waiting[0]?.();
        return waiting.shift() !== undefined;
      },
    });
    return { code, notes };
  }
  /** How many leads it brought. */
  async function exportNew(): Promise<number> {
    const notes: string[] = [];
    const argv = ["export", "--new", "--out", path.join(folder, "new.csv"), "--persist-to", state];
    const note = (line: string): void => void notes.push(line);
    await desk(argv, { now: NOW, who: "asha", open: () => Promise.resolve(store), say: note, note });
    return Number(/^(\d+) leads? exported/m.exec(notes.join("\n"))![1]);
  }
  const references = (): string[] => {
    const [headings, ...rows] = parseCsv(readFileSync(file, "utf8").replace("\uFEFF", ""));
    return rows.map((row) => row[headings!.indexOf("Reference")]!);
  };
  return { exportNew, file, run, references };
}

const referenceOf = (seed: number): string => sampleLead(contact, seed).reference!;

it("adds each lead once, also after it was ended and begun again", async () => {
  const open = database();
  stored(open, 1);
  const { run, references } = watcher(memoryStore(open));
  expect(await run([() => stored(open, 2), () => undefined, () => stored(open, 3)], "--brief")).toMatchObject({
    code: 0,
  });
  expect(references()).toEqual([1, 2, 3].map(referenceOf));
  stored(open, 4);
  await run([], "--brief");
  expect(references()).toEqual([1, 2, 3, 4].map(referenceOf));
  expect(open.prepare("SELECT command, leads FROM readings ORDER BY rowid").all()).toEqual(
    [1, 1, 1, 1].map((leads) => ({ command: "export --brief", leads })),
  );
});

it("is what --new has not brought, and --new brings none of it again", async () => {
  const open = database();
  stored(open, 1);
  const { exportNew, run, references } = watcher(memoryStore(open));
  await run([]);
  expect(await exportNew()).toBe(0);
  stored(open, 2);
  expect(await exportNew()).toBe(1);
  stored(open, 3);
  await run([]);
  expect(references()).toEqual([1, 3].map(referenceOf));
});

it("goes on when the database comes back, and gives up after ten minutes without it", async () => {
  const open = database();
  const store = memoryStore(open);
  let isAway = false;
  const { run, references } = watcher({
    ...store,
    query: (statement) =>
      isAway ? Promise.reject(new CommandFailure("It cannot be reached.", EXIT.unreachable)) : store.query(statement),
  });
  const away = () => {
    isAway = true;
    stored(open, 1);
  };
  const back = () => void (isAway = false);
  const { code, notes } = await run([away, () => undefined, back]);
  expect(code).toBe(0);
  expect(notes.filter((line) => line.includes("Trying again in a minute"))).toHaveLength(2);
  expect(references()).toEqual([referenceOf(1)]);
  isAway = true;
  expect((await run(Array.from({ length: 20 }, () => () => undefined))).code).toBe(EXIT.unreachable);
});

it("adds to no file that has other columns, and takes no other way of choosing leads", async () => {
  const { run, file } = watcher(memoryStore(database()));
  writeFileSync(file, "my own sheet\n");
  expect(await run([])).toMatchObject({ code: 2, notes: [expect.stringContaining("Name another file")] });
  expect(readFileSync(file, "utf8")).toBe("my own sheet\n");
  expect(await run([], "--since", "today")).toMatchObject({
    code: 2,
    notes: [expect.stringContaining("leave out --since")],
  });
});
