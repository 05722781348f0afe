/** The first deploy and each later one, by the words of docs/deploy.md, and what may be wrong with them. Requirement D5. Decision 76. */
import { expect, it } from "vitest";
import { quietly } from "../../scripts/commands.ts";

it(
  "goes as docs/deploy.md says, and each fault ends in a sentence that names the remedy",
  { tags: ["all"], timeout: 3_600_000 },
  async () => {
    const { ok, output } = await quietly({ script: "tests/rehearsal/rehearse.ts" }, []);
    expect(ok, output).toBe(true);
  },
);
