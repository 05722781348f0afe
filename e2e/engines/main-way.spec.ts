/** Forms, drafts, files, receipts, rows, dialogs, toasts, links, Back and reload, as in Chromium. */
import { writeFileSync } from "node:fs";
import { expect, test as base } from "@playwright/test";
import { pages } from "../support/pages.ts";
import { findLeads, listFiles, newPhone } from "../support/stored-leads.ts";
import type { Driver } from "./driver.ts";
import { ENGINES } from "./engines.ts";
import type { Preferences } from "./firefox.ts";
import { Visitor } from "./visitor.ts";

const test = base.extend<{ visitor: Visitor }, { driver: Driver }>({
  driver: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
    async ({}, use, { project }) => {
      await using driver = await ENGINES[project.name]!.start();
      await use(driver);
    },
    { scope: "worker" },
  ],
  visitor: async ({ driver, baseURL }, use) => {
    const visitor = new Visitor(driver, baseURL!);
    await driver.resize(1280, 800);
    // Forgets what earlier tests stored.
    await visitor.open("/robots.txt");
    await visitor.evaluate(async () => {
      localStorage.clear();
      sessionStorage.clear();
      for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name!);
    });
    await use(visitor);
  },
});

const FORM = "form[data-lead][data-ready]";
const SUBMIT = "form[data-lead] [data-submit]";

/** Waits until the page, or its form, is interactive. */
async function wake(visitor: Visitor, ready = "html[data-state=ready]"): Promise<void> {
  await visitor.press("Shift");
  await visitor.waitFor(ready);
}
async function openAwake(visitor: Visitor, path: string, ready?: string): Promise<void> {
  await visitor.open(path);
  await wake(visitor, ready);
}
const textOf = (visitor: Visitor, selector: string): Promise<string | undefined> =>
  visitor.evaluate((css) => document.querySelector(css)?.textContent, selector);
const expectPath = (visitor: Visitor, path: string): Promise<void> =>
  expect.poll(() => visitor.evaluate(() => location.pathname + location.search)).toBe(path);
/** The id, the text or the kind of the element that has the focus. */
const focusOf = (visitor: Visitor): Promise<string> =>
  visitor.evaluate(() => {
    const { id, tagName, textContent } = document.activeElement!;
    return id || `${tagName} ${textContent.slice(0, 40)}`;
  });
const notesOf = (visitor: Visitor): Promise<string> =>
  visitor.evaluate(() => document.querySelector<HTMLTextAreaElement>("#notes")!.value);

/** Expects one lead of this number, and its reference in the receipt. @returns Its id. */
async function expectReceipt(visitor: Visitor, phone: string): Promise<string> {
  await visitor.waitFor("[data-reference]");
  const leads = findLeads(phone);
  expect(leads).toHaveLength(1);
  expect(await textOf(visitor, "[data-reference]")).toBe(leads[0]!.reference);
  return leads[0]!.id;
}

test("sends a form by keys alone, and puts the focus on the receipt", async ({ visitor }) => {
  await openAwake(visitor, "/contact-form", FORM);
  await visitor.click(SUBMIT);
  await expect.poll(() => focusOf(visitor)).toBe("fullName");
  const phone = newPhone();
  await visitor.press(..."Asha Menon", "Tab", ...phone);
  while ((await focusOf(visitor)) !== "city") await visitor.press("Tab");
  await visitor.press(..."Karjat", "Enter");
  await expectReceipt(visitor, phone);
  expect(await focusOf(visitor)).toContain("Thank");
});

test("restores a draft after a reload, a link and Back", async ({ visitor }) => {
  await openAwake(visitor, "/contact-form", FORM);
  await visitor.type("#notes", "half a message");
  await visitor.reload();
  await wake(visitor, FORM);
  expect(await notesOf(visitor)).toBe("half a message");
  await visitor.click("footer a[href='/faq']");
  await expectPath(visitor, "/faq");
  await visitor.evaluate(() => history.back());
  await expectPath(visitor, "/contact-form");
  await visitor.waitFor(FORM);
  await expect.poll(() => notesOf(visitor)).toBe("half a message");
});

test("sends a chosen file", async ({ visitor }, info) => {
  const file = info.outputPath("deed.pdf");
  writeFileSync(file, "%PDF-1.7\n%%EOF\n");
  await openAwake(visitor, "/document-verification", FORM);
  await visitor.driver.chooseFile("input[type=file]", file);
  const phone = newPhone();
  await visitor.type("#fullName", "Asha Menon");
  await visitor.type("#phoneNumber", phone);
  await visitor.type("#email", "asha@example.com");
  await visitor.type("#propertyLocation", "Karjat");
  if (info.project.name === "Firefox") {
    await visitor.reload();
    await wake(visitor, FORM);
  }
  // Under automation WebKit has a private window, which stores no files. The page says so.
  else await expect.poll(() => textOf(visitor, "form")).toContain("Keep this page open");
  await expect.poll(() => textOf(visitor, "[id$=-chosen]")).toContain("deed.pdf");
  await visitor.click(SUBMIT);
  expect(listFiles(await expectReceipt(visitor, phone))).toHaveLength(1);
});

test("keeps the focus when a toast is closed, and sends a waiting lead after a reload", async ({
  visitor,
}) => {
  await openAwake(visitor, "/contact-form", FORM);
  const phone = newPhone();
  await visitor.type("#fullName", "Asha Menon");
  await visitor.type("#phoneNumber", phone);
  await visitor.type("#city", "Karjat");
  await visitor.evaluate(() => {
    const { fetch } = globalThis;
    globalThis.fetch = (address, options) =>
      address === "/forms"
        ? Promise.resolve(new Response("", { status: 503 }))
        : fetch(address, options);
  });
  await visitor.click(SUBMIT);
  await visitor.waitFor("[data-sonner-toast] button");
  await visitor.evaluate(() =>
    document.querySelector<HTMLElement>("[data-sonner-toast] button")!.focus(),
  );
  await visitor.press("Enter");
  await visitor.waitFor("body:not(:has([data-sonner-toast]))");
  expect(await focusOf(visitor)).not.toContain("BODY");
  expect(findLeads(phone)).toEqual([]);
  await visitor.reload();
  await wake(visitor);
  await expectReceipt(visitor, phone);
});

const ROW = "section[aria-roledescription=carousel]:has(blockquote)";

/** Expects these places of the cards in view. A card that is cut off has a tilde. */
async function expectCards(visitor: Visitor, places: RegExp): Promise<void> {
  const read = (selector: string): string => {
    const row = document.querySelector(`${selector} ul`)!;
    const frame = row.parentElement!.getBoundingClientRect();
    const inView = [...row.children].flatMap((card, i) => {
      const { left, right } = card.getBoundingClientRect();
      if (right < frame.left + 20 || left > frame.right - 20) return [];
      return `${i + 1}${left < frame.left - 3 || right > frame.right + 3 ? "~" : ""}`;
    });
    return inView.join(" ");
  };
  await expect.poll(() => visitor.evaluate(read, ROW)).toMatch(places);
}

test("turns a row by buttons and keys, and to a card that was scrolled to", async ({ visitor }) => {
  await openAwake(visitor, "/");
  await visitor.waitFor(`${ROW} .embla`);
  await visitor.click(`${ROW} button[aria-label=Next]`);
  await expectCards(visitor, /^4 5 6$/);
  await visitor.evaluate(
    (selector) => document.querySelector<HTMLElement>(`${selector} ul`)!.focus(),
    ROW,
  );
  await visitor.press("ArrowRight");
  await expectCards(visitor, /^7 8 9$/);
  // As find-in-page and screen readers do.
  await visitor.evaluate((selector) => {
    const card = document.querySelector(selector)!.querySelectorAll("li")[12]!;
    card.scrollIntoView({ block: "nearest", inline: "center", behavior: "smooth" });
  }, ROW);
  await expectCards(visitor, /^(?=.*\b13\b)\d+ \d+ \d+$/);
  for (let i = 0; i < 5; i += 1) await visitor.click(`${ROW} button[aria-label=Previous]`);
  await expectCards(visitor, /^1 2 3$/);
});

test("opens dialogs, turns to the next person and gives the focus back", async ({ visitor }) => {
  await openAwake(visitor, "/investment-hub");
  await visitor.click("#show-karjat");
  await visitor.waitFor("dialog[open]#karjat");
  await visitor.press("Escape");
  await visitor.waitFor("body:not(:has(dialog[open]))");
  expect(await focusOf(visitor)).toBe("show-karjat");
  await openAwake(visitor, "/about/team?member=3");
  const name = await textOf(visitor, "dialog[open] #member-name");
  await visitor.press("ArrowRight");
  await expectPath(visitor, "/about/team?member=4");
  expect(await textOf(visitor, "dialog[open] #member-name")).not.toBe(name);
  await visitor.press("Escape");
  await expectPath(visitor, "/about/team");
});

/** Makes the router follow links, as while a lead waits, and loads the code of the next page: late code would end in a document. */
const holdDocument = (visitor: Visitor, next: string): Promise<void> =>
  visitor.evaluate(async (path) => {
    localStorage.setItem("aipm:outbox", "a lead that waits");
    const scripts = / data-js="([^"]*)"/.exec(await (await fetch(path)).text())![1]!.split(" ");
    await Promise.all(scripts.map((url) => import(url)));
  }, next);

test("starts a page at its top, and returns to the place by Back, Forward and reload", async ({
  visitor,
}) => {
  const scroll = (top: number): Promise<void> =>
    visitor.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
  const expectPlace = async (path: string, top: number): Promise<void> => {
    await expectPath(visitor, path);
    await expect.poll(() => visitor.evaluate((y) => Math.abs(scrollY - y), top)).toBeLessThan(100);
  };
  await openAwake(visitor, "/");
  await holdDocument(visitor, "/about/why-us");
  await scroll(2500);
  await visitor.evaluate(() =>
    document.querySelector<HTMLElement>("main a[href='/about/why-us']")!.click(),
  );
  await expectPlace("/about/why-us", 0);
  await expect.poll(() => focusOf(visitor)).toContain("H1");
  await scroll(1200);
  await visitor.evaluate(() => history.back());
  await expectPlace("/", 2500);
  await visitor.evaluate(() => history.forward());
  await expectPlace("/about/why-us", 1200);
  await visitor.reload();
  await expectPlace("/about/why-us", 1200);
});

test.describe("Firefox alone", () => {
  test.skip(
    () => test.info().project.name !== "Firefox",
    "WebKitGTK has neither this control nor these settings.",
  );

  test("takes a date by keys", async ({ visitor }) => {
    await openAwake(visitor, "/shift-logistics", FORM);
    await visitor.evaluate(() => document.querySelector<HTMLElement>("input[type=date]")!.focus());
    // The browser of the test is American.
    await visitor.press(..."12312030");
    const read = (): string => document.querySelector<HTMLInputElement>("input[type=date]")!.value;
    expect(await visitor.evaluate(read)).toBe("2030-12-31");
  });

  for (const [setting, preferences] of Object.entries<Preferences>({
    "text at 200 %": { "browser.display.os-zoom-behavior": 2, "ui.textScaleFactor": 200 },
    "no text below 24 px": {
      "font.minimum-size.x-western": 24,
      "font.minimum-size.x-devanagari": 24,
    },
  }))
    test(`keeps every page in the window and the header whole with ${setting}`, async ({
      baseURL,
    }) => {
      test.setTimeout(test.info().timeout * 10);
      await using driver = await ENGINES.Firefox!.start(preferences);
      const visitor = new Visitor(driver, baseURL!);
      await driver.resize(360, 800);
      const faults: string[] = [];
      for (const path of pages) {
        await visitor.open(path);
        const found = await visitor.evaluate(() => {
          const page = document.documentElement;
          page.dataset.renderAll = "";
          const links = [...document.querySelectorAll("header :is(a,button)")].filter((link) =>
            link.checkVisibility(),
          );
          const cut = links.filter((link) => {
            const words = document.createRange();
            words.selectNodeContents(link);
            return words.getBoundingClientRect().right > link.getBoundingClientRect().right + 1;
          });
          const width = page.scrollWidth > page.clientWidth ? ["the page"] : [];
          return [...width, ...cut.map((link) => link.textContent)];
        });
        faults.push(...found.map((fault) => `${path}: ${fault}`));
      }
      expect(faults).toEqual([]);
    });
});
