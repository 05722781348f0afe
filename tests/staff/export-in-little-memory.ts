/** Run by scale-plans.test.ts under a small heap: `node --max-old-space-size=… export-in-little-memory.ts DATABASE FOLDER`. */
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { desk } from "../../staff/desk.ts";
import { memoryStore } from "../support/staff-database.ts";

const [file, folder] = process.argv.slice(2);
process.exitCode = await desk(
  ["export", "--out", path.join(folder!, "leads.csv"), "--persist-to", folder!],
  {
    now: Date.now(),
    open: () => Promise.resolve(memoryStore(new DatabaseSync(file!))),
    print: (line) => console.log(line),
    note: (line) => console.error(line),
  },
);
