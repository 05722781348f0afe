/**
 * Screen reader output of every form and page in both languages: each control has name, hint, error and state, and only one
 * alert speaks at a time. `npm test` covers one form with files. e2e/spoken has whole transcripts of five forms. To update them:
 * TEST_ALL=1 npx playwright test -c e2e spoken -u
 */
import type { Page } from "@playwright/test";
import type { AnyForm } from "../src/forms/define.ts";
import { isAsked, isRequired } from "../src/forms/fields.ts";
import { initialValues } from "../src/forms/payload.ts";
import { expectStored } from "./support/stored-leads.ts";
import { firstExample, forms } from "./support/examples.ts";
import { fill, PDF } from "./support/fill.ts";
import { holdRequests } from "./support/hold.ts";
import { languageName, formLocales, localizeFor, t } from "./support/locale.ts";
import { pages } from "./support/pages.ts";
import { layOut, pressDisabled } from "./support/waits.ts";
import { findSpeechFaults, plain, readAloud, type SpokenLine } from "./support/spoken.ts";
import { expect, visits as test } from "./support/test.ts";
import { openAwake, openForm } from "./support/wake.ts";

/** Automatic announcement. */
interface Announcement {
  /**
   * "bubble": the browser's own message for a required field. "unheard": a status that was inserted with its text or was hidden
   * before, which most screen readers ignore.
   */
  readonly how: "alert" | "status" | "focus" | "bubble" | "unheard";
  readonly text: string;
}

/** Records announcements on every page. */
async function recordAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const LIVE =
      "[role=alert], [role=status], [role=log], [aria-live=polite], [aria-live=assertive], output";
    const announcements: Announcement[] = [];
    /** Last text and visibility of each live region. */
    const states = new WeakMap<Element, { readonly text: string; readonly isShown: boolean }>();
    const readText = (element: Element): string => {
      if (!element.checkVisibility() || element.closest("[inert], [aria-hidden=true]")) return "";
      let text = (element as HTMLElement).innerText;
      // Screen readers skip hidden parts of a live region.
      for (const hidden of element.querySelectorAll<HTMLElement>("[aria-hidden=true]"))
        if (hidden.innerText) text = text.replace(hidden.innerText, "");
      return text.replaceAll(/\s+/g, " ").trim();
    };
    const announce = (region: Element, isNews: boolean): void => {
      const before = states.get(region);
      const text = isNews ? readText(region) : (before?.text ?? "");
      states.set(region, { text, isShown: region.checkVisibility() });
      if (!text || text === before?.text) return;
      const isAlert = region.matches("[role=alert], [aria-live=assertive]");
      announcements.push({ how: isAlert ? "alert" : before?.isShown ? "status" : "unheard", text });
    };
    addEventListener("DOMContentLoaded", () => {
      for (const element of document.querySelectorAll(LIVE))
        states.set(element, { text: readText(element), isShown: element.checkVisibility() });
      new MutationObserver((records) => {
        for (const { type, target, addedNodes } of records) {
          const region = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
          // Removals are silent.
          if (region && states.has(region))
            announce(region, type !== "childList" || addedNodes.length > 0);
          const added = [...addedNodes].filter((node) => node instanceof Element);
          for (const element of added.flatMap((node) => [node, ...node.querySelectorAll(LIVE)]))
            if (element.matches(LIVE) && !states.has(element)) announce(element, true);
        }
      }).observe(document, {
        childList: true,
        subtree: true,
        characterData: true,
        attributeFilter: ["hidden"],
      });
    });
    // A press moves the focus to a button, which is expected.
    addEventListener("focusin", ({ target }) => {
      const to = target as HTMLElement;
      const label = document.getElementById(to.getAttribute("aria-labelledby") ?? "");
      const named =
        to.getAttribute("aria-label") ??
        label?.textContent ??
        (/^H\d$/.test(to.tagName) ? readText(to) : "");
      if (!to.matches("button"))
        announcements.push({ how: "focus", text: named || to.id || to.localName });
    });
    const onInvalid = ({ target }: Event): void => {
      const field = target as HTMLInputElement;
      // The browser shows one message, for the first field.
      const isFirst = field === field.form?.querySelector(":invalid:not(fieldset)");
      if (isFirst) announcements.push({ how: "bubble", text: field.validationMessage });
    };
    addEventListener("invalid", onInvalid, true);
    Object.assign(globalThis, { heard: announcements });
  });
}

/** Returns announcements since the last call. */
const takeAnnouncements = (page: Page): Promise<readonly Announcement[]> =>
  page.evaluate(() => (globalThis as unknown as { heard: Announcement[] }).heard.splice(0));

/** Returns faults of announcements: missing, repeated, or interrupted. */
function findFaults(announcements: readonly Announcement[]): string[] {
  const alerts = announcements.filter(({ how }) => how === "alert").map(({ text }) => text);
  return [
    ...announcements
      .filter(({ how }) => how === "unheard")
      .map(({ text }) => `came with its text, unheard: ${text}`),
    ...announcements
      .filter(({ text }, i) =>
        announcements.slice(i + 1).some((other) => plain(other.text).includes(plain(text))),
      )
      .map(({ text }) => `said twice: ${text}`),
    ...(alerts.length > 1 ? [`one alert cuts the other short: ${alerts.join(" | ")}`] : []),
    ...(announcements.length === 0 ? ["nothing is said of it"] : []),
  ];
}

/** Requests for leads and files. */
const SENT = /\/(?:forms|s3\/upload)$|X-Amz-Signature/;
const UNAVAILABLE = ", unavailable";

/** Replaces references and dates. */
const withoutDates = (text: string): string =>
  text
    .replaceAll(/AIPM-[\dA-Z]{5}-[\dA-Z]{5}/g, "AIPM-00000-00000")
    .replaceAll(/\b\d{4}-\d\d-\d\d\b/g, "YYYY-MM-DD")
    .replaceAll(/\b\d{1,2} [A-Z]\w+ \d{4} at \d{1,2}:\d\d\s[ap]m\b/g, "DAY at TIME");
const formatLine = ({ depth, text }: SpokenLine): string => withoutDates("  ".repeat(depth) + text);

/** Returns new lines. Fields that are only unavailable now, while a form is sent, become one line. */
function newLines(before: readonly SpokenLine[], after: readonly SpokenLine[]): string[] {
  const earlierLines = before.map(formatLine);
  let resting = 0;
  const lines = after.map(formatLine).filter((line) => {
    const index = earlierLines.findIndex(
      (earlier) => earlier === line || earlier === line.replace(UNAVAILABLE, ""),
    );
    if (index !== -1 && earlierLines.splice(index, 1)[0] !== line) resting += 1;
    return index === -1;
  });
  return resting > 0 ? [`(${resting} lines as before${UNAVAILABLE})`, ...lines] : lines;
}

const moment = (
  name: string,
  announcements: readonly Announcement[],
  lines: readonly string[],
): string =>
  [
    `— ${name} —`,
    ...announcements.map(({ how, text }) => withoutDates(`${how} > ${text}`)),
    ...lines,
  ].join("\n");

/** Waits until no more announcements follow. */
async function waitForAnnouncements(page: Page): Promise<readonly Announcement[]> {
  const all: Announcement[] = [];
  await expect(async () => {
    const more = await takeAnnouncements(page);
    all.push(...more);
    expect(more).toEqual([]);
  }).toPass({ intervals: [250] });
  return all;
}

/** Each field has a control with its label, its hint and `required`. */
function expectAsked(form: AnyForm, path: string, lines: readonly SpokenLine[]): void {
  const values = initialValues(form, path);
  for (const [name, field] of Object.entries(form.fields)) {
    if (
      !isAsked(field, values) ||
      (field.kind === "countryCode" && field.locked) ||
      field.kind === "group"
    )
      continue;
    // A unit has the label of its size.
    if (Object.values(form.fields).some((other) => other.kind === "size" && other.unit === name))
      continue;
    const line = lines.find(
      ({ role, words }) => role !== "text" && role !== "heading" && words.startsWith(field.label),
    );
    expect(line?.text, name).toBeDefined();
    expect(line!.description, name).toContain((field.hint ?? "").replaceAll(/\s+/g, " "));
    if (field.kind !== "pills")
      expect(line!.text.includes(", required"), name).toBe(isRequired(field));
  }
}

/** Forms with a committed transcript. Together they have each gate, files, groups and amounts. */
const TRANSCRIBED = new Set([
  "CONTACT_US",
  "BUYER_FORM",
  "DOCUMENT_VERIFICATION",
  "LOAN_FUNDING",
  "PROPERTY_EXCHANGE",
]);

test.use({ viewport: { width: 1280, height: 800 } });

for (const form of forms) {
  for (const locale of formLocales(form)) {
    const tag = form.type === "DOCUMENT_VERIFICATION" && locale === "en" ? [] : "@all";
    test(
      `${form.type} matches its transcript, ${languageName(locale)}`,
      { tag },
      async ({ page }) => {
        const localized = localizeFor(locale, form);
        const { path } = localized.pages[0]!;
        await recordAnnouncements(page);
        await openForm(page, path);
        // Content with `content-visibility` is not in the accessibility tree until it is laid out.
        await layOut(page);
        const opened = await readAloud(page, "main");
        expectAsked(localized, path, opened);
        expect(findSpeechFaults(opened)).toEqual([]);
        expect(await takeAnnouncements(page)).toEqual([]);
        const moments = [opened.map(formatLine).join("\n")];

        const isNative = form.gate === "native";
        await pressDisabled(page.locator("button[data-submit]"));
        await expect(
          page.locator(`form[data-lead] ${isNative ? ":focus:invalid" : "[id$=-error]"}`).first(),
        ).toBeVisible();
        const refusal = await waitForAnnouncements(page);
        const refused = await readAloud(page, "main");
        expect([...findFaults(refusal), ...findSpeechFaults(refused)]).toEqual([]);
        moments.push(
          moment("the button, with nothing filled in", refusal, newLines(opened, refused)),
        );

        const example = firstExample(form);
        await fill(page, localized, example);
        const picker = page.locator("form[data-lead] input[type=file]");
        if (form.upload && (await picker.count()) > 0) await picker.setInputFiles([PDF]);
        // The test moves the focus while it types.
        const announcements = (await waitForAnnouncements(page)).filter(
          ({ how }) => how !== "focus",
        );
        const filled = await readAloud(page, "main");
        expect([
          ...announcements.filter(({ how }) => how === "unheard"),
          ...findSpeechFaults(filled),
        ]).toEqual([]);
        if ((await picker.count()) > 0) {
          const chosen = announcements.filter(({ text }) => text.includes(PDF.name));
          expect(findFaults(chosen)).toEqual([]);
          const lines = newLines(refused, filled).filter((line) => line.includes(PDF.name));
          moments.push(moment("a file chosen", chosen, lines));
        }
        const release = await holdRequests(page, SENT);
        const request = page.waitForRequest(SENT);
        await page.locator("button[data-submit]").click();
        await request;
        await expect(page.locator("[data-sending]")).not.toBeEmpty();
        // A file waits for its signed URL.
        if ((await picker.count()) > 0)
          await expect(page.locator("form[data-lead] li progress")).toBeVisible();
        const beginning = await waitForAnnouncements(page);
        const sending = await readAloud(page, "main");
        expect([...findFaults(beginning), ...findSpeechFaults(sending)]).toEqual([]);
        moments.push(moment("filled in and sent", beginning, newLines(filled, sending)));

        release();
        await expect(page.locator("[data-reference]")).toBeVisible();
        await expect(page.locator("h2:focus")).toBeVisible();
        // The answers are loaded later.
        await expect(
          page.locator("section:has([data-reference]) h3", { hasText: t("What you sent") }),
        ).toBeAttached();
        const end = await waitForAnnouncements(page);
        const receipt = await readAloud(page, "section:has([data-reference])");
        // The visitor's answers stay in their language.
        const answers = JSON.stringify(example).replaceAll(String.raw`\n`, " ");
        const ownLines = receipt.filter(({ words }) => !answers.includes(words));
        expect([...findFaults(end), ...findSpeechFaults(ownLines)]).toEqual([]);
        moments.push(moment("arrived", end, receipt.map(formatLine)));
        if (locale === "en" && TRANSCRIBED.has(form.type))
          expect(`${moments.join("\n\n")}\n`).toMatchSnapshot(
            `${form.type.toLowerCase()}.${locale}.txt`,
          );
        if (locale === "en")
          expectStored(await page.locator("[data-reference]").innerText(), form, path, example);
      },
    );
  }
}

for (const path of pages) {
  test(
    `${path} has only named controls and no loose hints`,
    { tag: path === "/faq" ? [] : "@all" },
    async ({ page }) => {
      await recordAnnouncements(page);
      await openAwake(page, path);
      // Content with `content-visibility` is not in the accessibility tree until it is laid out.
      await layOut(page);
      expect(findSpeechFaults(await readAloud(page, "body"))).toEqual([]);
      expect(await waitForAnnouncements(page)).toEqual([]);
    },
  );
}
