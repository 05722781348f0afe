/**
 * `npm run static-site -- [FOLDER]` copies the built site into a folder for any static host if Cloudflare is
 * gone (docs/runbook.md). Phone and chat replace the forms. Scripts are removed, because they would draw the forms again.
 */
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { company } from "../src/content/company.ts";
import type { Locale } from "../src/i18n/locale.ts";
import { CLIENT } from "../src/site/build/site-settings.ts";

/** Files that only Cloudflare or the scripts need. */
const LEFT_OUT =
  /(?:^|[\\/])(?:_headers|\.assetsignore|\.vite|releases\.json|assets[\\/].*\.js|[^\\/]*\.md)$/;

const SENTENCE: Partial<Record<Locale, string>> & { readonly en: string } = {
  en: "This form cannot be sent at the moment. Please call or message us:",
  hi: "यह फ़ॉर्म अभी नहीं भेजा जा सकता। कृपया हमें फ़ोन या संदेश करें:",
};

function notice(html: string): string {
  const lang = /<html\b[^>]*\blang="(\w+)/.exec(html)![1]!;
  const sentence = SENTENCE[lang as Locale] ?? SENTENCE.en;
  const { phone, chat } = company;
  return (
    `<div class="notice-error" role="note"><p>${sentence}</p>` +
    `<p><a href="${phone.href}">${phone.display}</a> · <a href="${chat.href}">${chat.label}</a></p></div>`
  );
}

/** Returns a page without forms that post leads, without scripts, and without elements that need them. */
export const staticPage = (html: string): string =>
  html
    .replace(/<form\b[^>]*\bdata-lead=""[\s\S]*?<\/form>/g, () => notice(html))
    .replaceAll(/<script\b(?![^>]*application\/ld\+json)[\s\S]*?<\/script>/g, "")
    .replaceAll(/<link\b[^>]*\b(?:rel="modulepreload"|as="script")[^>]*>/g, "")
    .replace(/ data-js="[^"]*"/, "");

/** Copies a built client. Returns the number of pages. */
export function copyStaticSite(client: string, folder: string): number {
  rmSync(folder, { recursive: true, force: true });
  cpSync(client, folder, {
    recursive: true,
    filter: (file) => !LEFT_OUT.test(path.relative(client, file)),
  });
  const pages = globSync("**/*.html", { cwd: folder });
  for (const page of pages) {
    const file = path.join(folder, page);
    writeFileSync(file, staticPage(readFileSync(file, "utf8")));
  }
  return pages.length;
}

if (import.meta.main) {
  const folder = path.resolve(process.argv[2] ?? "dist/static");
  console.log(`Wrote ${copyStaticSite(CLIENT, folder)} pages without forms to ${folder}.`);
}
