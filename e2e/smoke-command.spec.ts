/** `npm run smoke` against the built site. */
import { quietly } from "../scripts/commands.ts";
import { expect, test } from "./support/test.ts";

test("passes every smoke check against the built site", { tag: "@all" }, async ({ baseURL }) => {
  const { ok, output } = await quietly({ script: "tools/smoke.ts" }, [baseURL!]);
  expect(output).not.toContain("FAILED");
  expect(output.match(/^passed/gm)).toHaveLength(6);
  expect(ok).toBe(true);
});
