/** `npm run new:form` writes a form that passes every contract, in both languages. */
import { existsSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { copyProject, runIn, testIn } from "../support/project-copy.ts";
import { scratch } from "../support/scratch.ts";

it(
  "passes types, contracts and a build, in English and Hindi",
  { tags: ["all", "program"] },
  () => {
    const root = copyProject(scratch());
    runIn(root, "scripts/new-form.ts", "site-visit");
    runIn(root, "node_modules/typescript/bin/tsc", "-b");
    testIn(root, "contracts", "catalogue", "payloads", "generated", "translations", "own-elements");
    runIn(root, "scripts/build.ts");
    expect(existsSync(path.join(root, "dist/client/site-visit.html"))).toBe(true);
    expect(existsSync(path.join(root, "dist/client/hi/site-visit.html"))).toBe(true);
  },
);
