/** `npm test` counts what passed and what failed, says how to run one test alone, and counts also what it had done when it was ended. */
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeAll, expect, it } from "vitest";
import { ROOT } from "../../scripts/commands.ts";

const IMPORT = `import { test } from ${JSON.stringify(path.join(ROOT, "node_modules/@playwright/test/index.mjs"))};`;
/** Two suites that end by themselves, and one in which Ctrl+C is pressed. */
const FILES = {
  "whole/sums.test.ts": `it("adds", () => expect(1 + 1).toBe(2));
    describe("a sum", () => it("is (not) 3", () => expect(1 + 1).toBe(3)));`,
  "whole/broken.test.ts": `import "./nowhere.ts"; it("is never run", () => {});`,
  "browser/page.spec.ts": `${IMPORT} test("opens", () => {});
    test("is shut", () => { throw new Error("It is locked"); });
    test.skip("is left out", () => {});`,
  "cut/off.test.ts": `it("is fast", () => {});
    it("never ends", () => new Promise(() => {}));`,
  "run.ts": `import { quietly } from ${JSON.stringify(path.join(ROOT, "scripts/commands.ts"))};
    import { conclude, perform } from ${JSON.stringify(path.join(ROOT, "scripts/parts.ts"))};
    process.on("SIGINT", () => process.exit(conclude() ? 0 : 1));
    const env = { VITEST: undefined, TEST_ALL: undefined };
    const vitest = (name, onTold) => quietly("vitest", ["run", "--globals", "--root",
      import.meta.dirname + "/" + name, "--reporter=${ROOT}/scripts/tell-vitest.ts"], { env, onTold });
    const parts = {
      whole: (onTold) => vitest("whole", onTold),
      browser: (onTold) => quietly("playwright", ["test", "--config", import.meta.dirname + "/browser",
        "--reporter=${ROOT}/scripts/tell-playwright.ts"], { env, onTold }),
      nothing: async () => ({ ok: false, output: "There is nothing." }),
      cut: (onTold) => vitest("cut", (line) => {
        onTold(line);
        if (JSON.parse(line).progress?.passed) process.kill(process.pid, "SIGINT");
      }),
    };
    for (const [name, run] of Object.entries(parts)) await perform({ name, run, tells: name !== "nothing" });`,
};

let printed = "";
let code: number | null;
beforeAll(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "aipm-parts-"));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const child = spawn(process.execPath, [path.join(folder, "run.ts")], { stdio: ["ignore", "pipe", "inherit"] });
  child.stdout.on("data", (data) => (printed += String(data)));
  code = await new Promise((resolve) => child.once("close", resolve));
  rmSync(folder, { recursive: true });
});

it("prints a failure with its reason and the command that runs it alone", () => {
  expect(printed).toMatch(
    /^failed {2}sums\.test\.ts: a sum is \(not\) 3\n +npx vitest run .+ -t '\^a sum is \\\(not\\\) 3\$'\n.*2/m,
  );
  expect(printed).toMatch(/^failed {2}broken\.test\.ts\n +npx vitest run .+ broken\.test\.ts\n.*nowhere/m);
  expect(printed).toMatch(
    /^failed {2}\S+page\.spec\.ts:2: is shut\n +npx playwright .+ page\.spec\.ts:2 .+\n.*It is locked/m,
  );
});

it("counts them by part", () => {
  expect(printed).toMatch(/^FAILED {2}whole .*\(1 passed, 2 failed\)$/m);
  expect(printed).toMatch(/^FAILED {2}browser .*\(1 passed, 1 failed\)$/m);
  expect(printed).toMatch(/^FAILED {2}nothing .*\n\nThere is nothing\.$/m);
});

it("says of what is cut off how far it came, and counts it in the last line", () => {
  expect(printed).toContain("failed  cut was cut off; until then 1 passed, 0 failed\n");
  expect(printed.trimEnd().split("\n").at(-1)).toBe("3 passed, 5 failed");
  expect(code).toBe(1);
});
