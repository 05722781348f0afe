import { run } from "./run.mjs";

console.log(
  process.argv.includes("--all")
    ? "Every check and every test there is, as before a release: 20 to 30 minutes on two cores."
    : "Every check, and the tests of each promise: about seven minutes on two cores. The longest ones too: npm run test:all",
);
await run("checks.ts");
