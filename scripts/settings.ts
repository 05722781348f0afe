/** The settings of wrangler.toml, read without wrangler, whose loading takes longer than a question to the database. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./commands.ts";

export const CONFIG = path.join(ROOT, "wrangler.toml");

/** The settings of a place by their names: what stands before `[env.production]`, or from there on. tests/staff/local.test.ts compares. */
export function settingsOf(place: "local" | "remote"): (name: string) => string | undefined {
  const sections = readFileSync(CONFIG, "utf8").split(/^(?=\[)/m);
  const own = sections.filter((one) => /^\[+env\./.test(one) === (place === "remote") && !one.includes(".previews"));
  return (name) => new RegExp(`^${name} = "(.+)"$`, "m").exec(own.join(""))?.[1];
}
