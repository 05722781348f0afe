/** The first deploy and each later one, by the words of docs/deploy.md. */
import { expect, it } from "vitest";
import { quietly } from "../../scripts/commands.ts";

it("goes as docs/deploy.md says", { tags: ["all"], timeout: 3_600_000 }, async () => {
  const { ok, output } = await quietly({ script: "tests/rehearsal/rehearse.ts" }, []);
  expect(ok, output).toBe(true);
});
