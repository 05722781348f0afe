/** The pages of the services, in both languages. */
import { expect, it } from "vitest";
import { pages } from "../../e2e/support/pages.ts";
import { serviceLinks } from "../../src/content/navigation.ts";
import { pathIn } from "../../src/i18n/locale.ts";
import { attributes, documentAt } from "./documents.ts";

const services = [...serviceLinks.map(({ href }) => href), "/high-value-properties"];
const servicePages = services.flatMap((path) => [path, pathIn("hi", path)]);

it.each(servicePages)("%s has its own action in the opening, in the header and in the dock", (path) => {
  expect(pages).toContain(path);
  const hrefs = (selector: string): string[] => attributes(documentAt(path), selector, "href");
  const button = documentAt(path).querySelector("main .btn-primary");
  // A link, or the button of a form.
  const first = button?.getAttribute("href") ?? button?.closest("form")?.getAttribute("action");
  expect(hrefs("#site-menu .btn")).toEqual([first]);
  // An ordered anchor of the page on a phone.
  expect([first, "#contact-form"]).toContain(hrefs(".dock .btn")[0]);
});
