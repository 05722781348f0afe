/** `npm run typecheck` checks types. It prints each error once, because several projects include the same files. */
import { quietly } from "../shared/commands.ts";

const { ok, output } = await quietly("tsc", ["-b"]);
if (!ok) console.error([...new Set(output.trim().split("\n"))].join("\n"));
process.exitCode = ok ? 0 : 1;
