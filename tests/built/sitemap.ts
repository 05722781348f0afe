import { readFileSync } from "node:fs";
import path from "node:path";
import { CLIENT } from "../../e2e/support/pages.ts";

const sitemap = readFileSync(path.join(CLIENT, "sitemap.xml"), "utf8");

/** The contents of a tag in the sitemap. */
const listTags = (tag: string): string[] =>
  [...sitemap.matchAll(new RegExp(`<${tag}>([^<]+)</`, "g"))].map(([, text]) => text!);

/** The addresses of the pages in the sitemap. */
export const listed: readonly string[] = listTags("loc").map((url) => new URL(url).pathname);
