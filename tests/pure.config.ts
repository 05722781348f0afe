/** Tests of pure code without a document, for `npm run mutate` (Stryker). */
import path from "node:path";
import { defineConfig } from "vitest/config";

export default defineConfig({
  root: path.resolve(import.meta.dirname, ".."),
  test: {
    environment: "node",
    env: { TZ: "Asia/Kolkata" },
    include: ["tests/unit/{forms,record}/**/*.test.ts"],
  },
});
