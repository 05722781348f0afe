/**
 * `npm run networks`: every form on every network of e2e/networks, with and without script, and a table of what arrived. Half an hour and more; before a
 * release that touches a lead's way. `-- --part 2/6` runs a part of it, and prints the table of all parts since the first.
 */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { type Row, ROWS } from "../e2e/networks/rows.ts";
import { quietly } from "../scripts/commands.ts";

const { values } = parseArgs({ options: { part: { type: "string", default: "1/1" } } });
if (values.part.startsWith("1/")) rmSync(ROWS, { force: true });

const { ok, output } = await quietly(
  "playwright",
  ["test", "--config=e2e", "networks.spec.ts", `--shard=${values.part}`, "--reporter=dot,./e2e/networks/rows.ts"],
  { env: { NETWORKS: "1" }, onOutput: (text) => void process.stdout.write(text) },
);
if (!existsSync(ROWS)) throw new Error(output);

interface Cell extends Row {
  readonly title: string;
  readonly ok: boolean;
  readonly ms: number;
}
const cells = readFileSync(ROWS, "utf8")
  .split("\n")
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Cell);

const ways = (all: readonly Cell[]): string => [...new Set(all.map(({ read }) => read))].join("; ");
const line = (name: string, all: readonly Cell[]): string => {
  const files = all.filter(({ bytes }) => bytes !== undefined);
  return [
    name,
    all.length,
    all.filter(({ leads }) => leads === 1).length,
    all.filter(({ leads = 0 }) => leads === 0).length,
    all.filter(({ leads }) => leads > 1).length,
    `${files.length} (${files.reduce((sum, { bytes = 0 }) => sum + bytes, 0)} bytes)`,
    all.filter((cell) => !cell.ok).length,
    ways(all.filter(({ isScripted }) => isScripted)),
    ways(all.filter(({ isScripted }) => isScripted === false)),
  ].join(" | ");
};
console.log(
  "\nnetwork | cells | arrived once | lost | doubled | files whole | failed | read with script | read without",
);
const names = new Set(cells.map(({ title }) => title.slice(0, title.lastIndexOf(": "))));
for (const name of names)
  console.log(
    line(
      name,
      cells.filter(({ title }) => title.startsWith(`${name}: `)),
    ),
  );
console.log(line("all", cells));
console.log(`${(cells.reduce((sum, { ms }) => sum + ms, 0) / 60_000).toFixed(1)} minutes of browsers`);
for (const { title, isScripted } of cells.filter((cell) => !cell.ok))
  console.log(`failed: ${title}, ${isScripted === false ? "without script" : "with script"}`);
process.exitCode = ok && cells.every((cell) => cell.ok) ? 0 : 1;
