/** The bookmark of D1's Time Travel. No binding has it, so wrangler is asked. */
import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { promisify } from "node:util";
import * as v from "valibot";
import { CONFIG, DEPLOYED, ROOT } from "../settings.ts";

const Info = v.pipe(v.string(), v.parseJson(), v.object({ bookmark: v.string() }));

/** The bookmark in what wrangler printed; undefined where there is none. */
export const bookmarkIn = (out: string): string | undefined => {
  const info = v.safeParse(Info, out.slice(out.indexOf("{")));
  return info.success ? info.output.bookmark : undefined;
};

/** The present bookmark; undefined where wrangler does not tell it, for a backup is good without one. */
export async function bookmarkOf(): Promise<string | undefined> {
  const wrangler = path.dirname(createRequire(import.meta.url).resolve("wrangler/package.json"));
  const args = ["d1", "time-travel", "info", "DB", "--json", "--env", DEPLOYED, "--config", CONFIG];
  const env = { ...process.env, NO_COLOR: "1", FORCE_COLOR: "0" };
  const command = [path.join(wrangler, "bin/wrangler.js"), ...args];
  const answer = await promisify(execFile)(process.execPath, command, { cwd: ROOT, env }).catch(() => undefined);
  return answer && bookmarkIn(answer.stdout);
}
