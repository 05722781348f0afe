/**
 * A short form of `npm run load`: a site of its own, killed in the middle, loses and doubles nothing.
 * Requirements F13, E3. Decision 10.
 */
import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "./support/test.ts";

const ROOT = path.resolve(import.meta.dirname, "..");

test(
  "300 leads with cut connections and a kill in the middle: none lost, none doubled, none answered 5xx",
  { tag: "@all" },
  async () => {
    const args = ["tools/load.ts", "--leads", "300", "--connections", "6", "--json"];
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT });
    expect(JSON.parse(stdout)).toMatchObject({
      leads: 300,
      accepted: 300,
      lost: 0,
      doubled: 0,
      contradicted: 0,
      refused: 0,
      serverErrors: 0,
    });
  },
);
