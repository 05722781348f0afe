import { expect, it } from "vitest";
import { readExport } from "../../src/site/build/modules.ts";

it("a page or a form without the export that the site is built from is named", async () => {
  await expect(readExport("src/content/company.ts", "page")).rejects.toThrow(
    'src/content/company.ts has no export "page"',
  );
  await expect(readExport("src/pages/faq/content.en.ts", "content")).resolves.toMatchObject({ page: { path: "/faq" } });
});
