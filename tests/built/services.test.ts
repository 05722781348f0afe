/** The pages of the services, and what keeps all pages from being one list after another. */
import { expect, it } from "vitest";
import { pages } from "../../e2e/support/pages.ts";
import { serviceLinks } from "../../src/content/navigation.ts";
import { catalogue } from "../../src/forms/catalogue.ts";
import { initialValues } from "../../src/forms/payload.ts";
import { pathIn, toEnglishPath } from "../../src/i18n/locale.ts";
import { attributes, documentAt } from "./documents.ts";

const HERE = "https://here.example";

const services = [...serviceLinks.map(({ href }) => href), "/high-value-properties"];
const servicePages = services.flatMap((path) => [path, pathIn("hi", path)]);

it.each(servicePages)(
  "%s has its own action in the opening, in the header and in the dock",
  (path) => {
    expect(pages).toContain(path);
    const hrefs = (selector: string): string[] => attributes(documentAt(path), selector, "href");
    const button = documentAt(path).querySelector("main .btn-primary");
    // A link, or the button of a form.
    const first = button?.getAttribute("href") ?? button?.closest("form")?.getAttribute("action");
    expect(hrefs("#site-menu .btn")).toEqual([first]);
    // An ordered anchor of the page on a phone.
    expect([first, "#contact-form"]).toContain(hrefs(".dock .btn")[0]);
  },
);

const formAt = (path: string) =>
  catalogue.find((form) => form.pages.some((page) => page.path === path));

it.each(servicePages)(
  "%s says cost, time and what to have ready, then offers a choice of filled forms",
  (path) => {
    const [, strip, choice] = [...documentAt(path).querySelector("main")!.children];
    const facts = [...strip!.querySelectorAll("dl dd")].map(({ textContent }) => textContent);
    expect(facts.filter((fact) => fact.length > 10)).toHaveLength(3);
    const links = attributes(choice!, "a[href]", "href").map((href) => new URL(href, HERE));
    const forms = links.filter(({ pathname }) => formAt(toEnglishPath(pathname)));
    // A city of the hub opens its details, which end at the form.
    const places = links.filter(({ hash, pathname }) => hash !== "" && pathname === "/");
    expect(forms.length + places.length).toBeGreaterThan(1);
    expect(forms.filter(({ search }) => search !== "").length).toBeGreaterThan(
      path.endsWith("/buy-property") ? -1 : 0,
    );
  },
);

it.each(servicePages)("%s explains one model by four or five points", (path) => {
  const models = [...documentAt(path).querySelectorAll("main section")].filter((section) =>
    section.querySelector(":is(picture, .swap) + svg"),
  );
  expect(models).toHaveLength(1);
  const numbers = [...models[0]!.querySelectorAll("svg text")].map(
    ({ textContent }) => textContent,
  );
  expect(numbers).toEqual(
    [...models[0]!.querySelectorAll("ol > li > span")].map(({ textContent }) => textContent),
  );
  expect([4, 5]).toContain(numbers.length);
  for (const at of attributes(models[0]!, "svg circle", "cx").map(Number.parseFloat)) {
    expect(at).toBeGreaterThan(12);
    expect(at).toBeLessThan(88);
  }
});

it.each(pages)("%s fills in a form only by fields and options that it has", (path) => {
  const links = attributes(documentAt(path), "main a[href*='?']", "href").map(
    (href) => new URL(href, HERE),
  );
  for (const { pathname, searchParams } of links) {
    const form = formAt(toEnglishPath(pathname));
    if (!form) continue;
    const values = initialValues(form, toEnglishPath(pathname), Object.fromEntries(searchParams));
    // A form without a field for the city takes it in its notes.
    for (const [name, value] of searchParams)
      if (name !== "city") expect(values[name], name).toBe(value);
  }
});

const isRuled = ({ className }: Element): boolean =>
  /(?:^| )border-[tb](?: |$)/.test(String(className));

/** Lists with a line between their rows. Rows that are one link, a comparison, a table and a drawn paper look different. */
function listRuledLists(path: string): string[] {
  const lists = [...documentAt(path).querySelectorAll("main :is(ul, ol, dl, div)")].filter(
    (list) =>
      !list.closest("dialog, table, form, .sheet") &&
      list.children.length > 1 &&
      [...list.children].every((row) => isRuled(row) && row.firstElementChild?.localName !== "a"),
  );
  return lists.map(({ textContent }) => textContent.slice(0, 30));
}

// The FAQ is a list of questions in fourteen groups.
it.each(pages.filter((path) => !path.endsWith("/faq")))(
  "%s has at most three ruled lists",
  (path) => {
    expect(listRuledLists(path).slice(3)).toEqual([]);
  },
);

/** Each picture by its file on a wide screen in daylight. A crop, a phone's picture and the same model at dusk are other files. */
const filesAt = (path: string): string[] =>
  [...documentAt(path).querySelectorAll("main picture:not(dialog *)")].map((picture) =>
    attributes(picture, "source", "srcset").at(-1)!,
  );

it.each(pages)("%s shows no picture twice", (path) => {
  const files = filesAt(path);
  expect(files.filter((file, i) => files.indexOf(file) !== i)).toEqual([]);
});

/** Each picture by its model and its light on a wide screen. A wide one shows the same model. */
const modelsAt = (path: string, scheme: "light" | "dark"): string[] =>
  [...documentAt(path).querySelectorAll("main picture:has(img:not([alt='']))")].map((picture) => {
    const sources = [...picture.querySelectorAll("source:not([media*='max-width'])")];
    const source =
      (scheme === "dark" && sources.find((one) => one.hasAttribute("media"))) || sources.at(-1)!;
    return source
      .getAttribute("srcset")!
      .replace(/^\/pictures\/(.+?)(?:-wide)?-(day|dusk|both)-.*$/, "$1 $2");
  });

it.each(
  servicePages.flatMap((path) =>
    (["light", "dark"] as const).map((scheme) => [path, scheme] as const),
  ),
)("%s shows no model twice in one light when colours are %s", (path, scheme) => {
  const models = modelsAt(path, scheme);
  expect(models.filter((model, i) => models.indexOf(model) !== i)).toEqual([]);
});

// The portfolio's form is at the end of the same page.
const withForms = [...servicePages, "/partner", "/hi/partner"].filter(
  (path) => !path.includes("portfolio"),
);

it.each(withForms)("%s leads to forms with other pictures", (path) => {
  const forms = attributes(documentAt(path), "main a[href]", "href")
    .map((href) => new URL(href, HERE).pathname)
    .filter(
      (pathname) =>
        pathname !== path && pages.includes(pathname) && formAt(toEnglishPath(pathname)),
    );
  expect(forms).not.toEqual([]);
  expect(
    [...new Set(forms)].filter((form) =>
      filesAt(form).some((file) => filesAt(path).includes(file)),
    ),
  ).toEqual([]);
});
