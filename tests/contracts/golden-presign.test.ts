/** Requirement E4. Decision 14. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { goldenVectors } from "../support/make-golden-vectors.ts";

/** To fix: run the command in the header of tests/support/make-golden-vectors.ts and look at what changed. */
it("the golden vectors are what the AWS SDK signs today", async () => {
  const file = path.join(import.meta.dirname, "../worker/golden-presign.json");
  expect(await readFile(file, "utf8")).toBe(await goldenVectors());
});
