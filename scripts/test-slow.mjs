/** `npm run test:slow`: npm test beside eight busy loops, as on a machine that is slow or shared. Another number: `-- --loops 4` */
import { spawn } from "node:child_process";
import { parseArgs } from "node:util";
import { run } from "./run.mjs";

const { values } = parseArgs({ options: { loops: { type: "string", default: "8" } } });
// Each ends with this process, however that ends.
const LOOP = "const parent = process.ppid; while (process.ppid === parent);";
for (let i = 0; i < Number(values.loops); i += 1) spawn(process.execPath, ["-e", LOOP], { stdio: "ignore" }).unref();
process.argv.length = 2;
await run("checks.ts");
