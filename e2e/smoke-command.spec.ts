/** `npm run smoke` against the built site: what a release asks of the deployed one. */
import { quietly } from "../scripts/commands.ts";
import { expect, test } from "./support/test.ts";

test("the smoke test finds the built site whole", { tag: "@all" }, async ({ baseURL }) => {
  const { ok, output } = await quietly({ script: "tools/smoke.ts" }, [baseURL!]);
  expect(output).not.toContain("FAILED");
  expect(output.match(/^passed/gm)).toHaveLength(7);
  expect(ok).toBe(true);
});
