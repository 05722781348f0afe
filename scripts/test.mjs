import { run } from "./run.mjs";

await run("checks.ts");
