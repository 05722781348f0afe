/** Where D1's Time Travel stands: wrangler alone tells, no binding does. */
import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { promisify } from "node:util";
import * as v from "valibot";
import { CONFIG, DEPLOYED, ROOT } from "../settings.ts";

const Info = v.object({ bookmark: v.string() });

export const bookmarkIn = (out: string): string | undefined => {
  try {
    return v.parse(Info, JSON.parse(out.slice(out.indexOf("{")))).bookmark;
  } catch {
    return undefined;
  }
};

/** It never asks: a question would hang the command. A backup without a bookmark is one all the same. */
export async function bookmarkOf(): Promise<string | undefined> {
  const wrangler = path.dirname(createRequire(import.meta.url).resolve("wrangler/package.json"));
  const args = ["d1", "time-travel", "info", "DB", "--json", "--env", DEPLOYED, "--config", CONFIG];
  const env = { ...process.env, NO_COLOR: "1", FORCE_COLOR: "0" };
  const asked = promisify(execFile)(process.execPath, [path.join(wrangler, "bin/wrangler.js"), ...args], {
    cwd: ROOT,
    env,
  });
  return asked.then(
    ({ stdout }) => bookmarkIn(stdout),
    () => undefined,
  );
}
