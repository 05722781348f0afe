/** Announcements of a screen reader: live regions, the focus, and messages of the browser. */
import type { Page } from "@playwright/test";
import { plain } from "./spoken.ts";

/** Automatic announcement. */
export interface Announcement {
  /**
   * "bubble": the browser's own message for a required field. "unheard": a status that was inserted with its text or was hidden
   * before, which most screen readers ignore.
   */
  readonly how: "alert" | "status" | "focus" | "bubble" | "unheard";
  readonly text: string;
}

/** Records announcements on every page. */
export async function recordAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const LIVE = "[role=alert], [role=status], [role=log], [aria-live=polite], [aria-live=assertive], output";
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
          if (region && states.has(region)) announce(region, type !== "childList" || addedNodes.length > 0);
          const added = [...addedNodes].filter((node) => node instanceof Element);
          for (const element of added.flatMap((node) => [node, ...node.querySelectorAll(LIVE)]))
            if (element.matches(LIVE) && !states.has(element)) announce(element, true);
        }
      }).observe(document, { childList: true, subtree: true, characterData: true, attributeFilter: ["hidden"] });
    });
    // A press moves the focus to a button, which is expected.
    addEventListener("focusin", ({ target }) => {
      const to = target as HTMLElement;
      const label = document.getElementById(to.getAttribute("aria-labelledby") ?? "");
      const named =
        to.getAttribute("aria-label") ?? label?.textContent ?? (/^H\d$/.test(to.tagName) ? readText(to) : "");
      if (!to.matches("button")) announcements.push({ how: "focus", text: named || to.id || to.localName });
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
export const takeAnnouncements = (page: Page): Promise<readonly Announcement[]> =>
  page.evaluate(() => (globalThis as unknown as { heard: Announcement[] }).heard.splice(0));

/** Returns faults of announcements: missing, repeated, or interrupted. */
export function findFaults(announcements: readonly Announcement[]): string[] {
  const alerts = announcements.filter(({ how }) => how === "alert").map(({ text }) => text);
  return [
    ...announcements.filter(({ how }) => how === "unheard").map(({ text }) => `came with its text, unheard: ${text}`),
    ...announcements
      .filter(({ text }, i) => announcements.slice(i + 1).some((other) => plain(other.text).includes(plain(text))))
      .map(({ text }) => `said twice: ${text}`),
    ...(alerts.length > 1 ? [`one alert cuts the other short: ${alerts.join(" | ")}`] : []),
    ...(announcements.length === 0 ? ["nothing is said of it"] : []),
  ];
}
