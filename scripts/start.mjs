import { run } from "./run.mjs";

await run("serve.ts");
