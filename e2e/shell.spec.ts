/** The header, its menus and the bars at the screen's edges, at each breakpoint. */
import type { Page } from "@playwright/test";
import { layOut } from "./support/waits.ts";
import { expect, visits as test } from "./support/test.ts";
import { takeSome } from "./support/take-some.ts";
import { openAwake, wake } from "./support/wake.ts";

const scroll = (page: Page, top: number): Promise<void> =>
  page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);
const END = 1e6;

test("shows a tablet's bar at the foot and switches bars when it is turned", async ({ page }) => {
  await page.goto("/about");
  for (const width of [768, 1023, 820]) {
    await page.setViewportSize({ width, height: 1180 });
    // The first screen has the page's action itself.
    await scroll(page, 900);
    await expect(page.getByRole("navigation", { name: "Reach us" })).toBeInViewport({ ratio: 1 });
    await expect(page.locator(".floating")).toBeHidden();
  }
  await wake(page);
  await scroll(page, 900);
  await page.getByRole("button", { name: "Menu" }).click();
  const query = page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Raise a Query" });
  await expect(query).toBeInViewport();
  await page.setViewportSize({ width: 1180, height: 820 });
  await expect(page.locator("#site-menu:popover-open")).toHaveCount(0);
  await expect(query).toBeInViewport({ ratio: 1 });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  for (const [path, verb] of [
    ["/", "Exchange your property"],
    ["/exchange-property", "Submit Exchange Request"],
    ["/privacy-policy", "Raise a Query"],
  ] as const) {
    test(
      `${path} has one bar at the foot, with its action, call and chat, and a menu`,
      { tag: path === "/" ? [] : "@all" },
      async ({ page }) => {
        await page.goto(path);
        const dock = page.getByRole("navigation", { name: "Reach us" });
        // Each screen has one main action. The bar appears when the first button is out of view.
        const verbs = (): Promise<number> =>
          page
            .locator(".btn:visible", { hasText: verb })
            .evaluateAll(
              (all) =>
                all.filter((element) => element.getBoundingClientRect().top < innerHeight).length,
            );
        expect(await verbs()).toBe(1);
        await expect(page.locator(".chat-float")).toBeHidden();
        const up = page.getByRole("link", { name: "Back to top" });
        await expect(up).toHaveCount(0);
        await scroll(page, 1100);
        await expect(dock).toBeInViewport({ ratio: 1 });
        await expect(dock.getByRole("link", { name: verb })).toBeVisible();
        await expect(dock.getByRole("link", { name: "Call" })).toHaveAttribute("href", /^tel:/);
        await expect(dock.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
          "target",
          "_blank",
        );
        await up.tap();
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
        await expect(page).toHaveURL(`${path}#top`);
        // At the page's end it is in the flow and covers nothing.
        await scroll(page, END);
        await expect(dock).not.toBeInViewport();

        // The menu is as high as its list and leaves room to tap outside it.
        await page.getByRole("button", { name: "Menu" }).tap();
        const menu = page.getByRole("navigation", { name: "Main" });
        await expect(menu.locator('a[href^="tel:"]')).toBeInViewport();
        const { x, height } = (await menu.boundingBox())!;
        expect(x).toBeGreaterThan(44);
        expect(height).toBeLessThan(500);
        await menu.locator("summary", { hasText: "Services" }).tap();
        await expect(menu.getByText("Build, papers, money")).toBeVisible();
        await page.touchscreen.tap(20, 400);
        await expect(menu).toBeHidden();
      },
    );
  }

  for (const [path, width, cover] of [
    ["/", 360, ".dock"],
    ["/faq", 360, ".dock"],
    ["/dispute-settlement", 360, ".dock"],
    ["/furniture-on-demand-form", 1280, ".chat-float"],
  ] as const)
    test(
      `never covers the focused element of ${path} at ${width} px by the bar or the chat`,
      { tag: path === "/faq" ? [] : "@all" },
      async ({ page }) => {
        // Measures after scrolling has ended.
        await page.emulateMedia({ reducedMotion: "reduce" });
        await page.setViewportSize({ width, height: 740 });
        await openAwake(page, path);
        const under: string[] = [];
        for (let i = 0; i < 80; i += 1) {
          await page.keyboard.press("Tab");
          const html = await page.evaluate((selector) => {
            const [focused, bar] = [document.activeElement!, document.querySelector(selector)!];
            // At the page's end the bar is in the flow, below the fixed header.
            const isFree = focused.matches("body, body header *") || bar.contains(focused);
            if (isFree || !bar.checkVisibility({ visibilityProperty: true })) return "";
            const { top, bottom, left, right } = focused.getBoundingClientRect();
            const place = bar.getBoundingClientRect();
            const isUnder =
              bottom > place.top && top < place.bottom && right > place.left && left < place.right;
            return isUnder ? focused.outerHTML.slice(0, 80) : "";
          }, cover);
          if (html) under.push(html);
        }
        expect(under).toEqual([]);
      },
    );

  test("keeps chat and back-to-top at the end of a page with a form", async ({ page }) => {
    const phone = page.viewportSize()!;
    for (const path of takeSome(
      ["/property-exchange", "/portfolio-management", "/hi/property-exchange"],
      1,
    )) {
      await page.goto(path);
      await expect(page.locator("form[data-lead]")).toBeVisible();
      await expect(page.locator(".dock")).toHaveCount(0);
      await layOut(page);
      // On a tablet the fields are as wide as the page.
      for (const size of [phone, { width: 768, height: 1024 }, { width: 1023, height: 800 }]) {
        await page.setViewportSize(size);
        const floating = await page
          .locator("body *:visible")
          .evaluateAll(
            (all) =>
              all.filter(
                (element) =>
                  getComputedStyle(element).position === "fixed" &&
                  element.getBoundingClientRect().top > 100,
              ).length,
          );
        expect(floating).toBe(0);
        const measureBox = (selector: string) =>
          page.locator(selector).evaluate((element) => element.getBoundingClientRect());
        for (const widget of [".chat-float", ".floating .way-up"]) {
          await expect(page.locator(widget)).toBeVisible();
          await expect(page.locator(widget)).toHaveCSS("position", "static");
          const { top, bottom } = await measureBox(widget);
          expect(top, "under the form").toBeGreaterThanOrEqual(
            (await measureBox("form[data-lead]")).bottom,
          );
          expect(bottom, "over the footer").toBeLessThanOrEqual((await measureBox("footer")).top);
        }
      }
    }
  });
});

for (const [device, width, height] of [
  ["a phone on its side", 740, 360],
  ["a laptop at 400 % zoom", 320, 256],
] as const) {
  test(
    `leaves two thirds of the height to the text: ${device}`,
    { tag: width === 320 ? [] : "@all" },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const path of takeSome(["/", "/buy-flat", "/faq", "/exchange-property"], 2)) {
        await page.goto(path);
        await scroll(page, 1500);
        const covered = (): Promise<number> =>
          page.locator("body *").evaluateAll((all) =>
            all
              .filter((element) => /sticky|fixed/.test(getComputedStyle(element).position))
              .filter((element) => element.checkVisibility({ visibilityProperty: true }))
              .map((element) => element.getBoundingClientRect())
              .map(({ top, bottom }) =>
                Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)),
              )
              .reduce((sum, part) => sum + part, 0),
          );
        await expect.poll(covered, path).toBeGreaterThan(0);
        expect(await covered(), path).toBeLessThan(height / 3);
        // At twice the text size, header and dock stay on the screen.
        await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
        const outside = await page.locator("header :visible, .dock :visible").evaluateAll((all) =>
          all
            .filter((element) => element.getBoundingClientRect().width > 0)
            .filter(
              (element) =>
                element.getBoundingClientRect().left < 0 ||
                element.getBoundingClientRect().right > innerWidth,
            )
            .map((element) => element.outerHTML.slice(0, 80)),
        );
        expect(outside, path).toEqual([]);
      }
    },
  );
}

/** True if each part of the chat button can be pressed. */
const isChatOnTop = (): boolean => {
  const chat = document.querySelector(".chat-float")!;
  const { left, top, width, height } = chat.getBoundingClientRect();
  const parts = [0.1, 0.5, 0.9].map((part) =>
    document.elementFromPoint(left + width / 2, top + height * part),
  );
  return parts.every((part) => chat.contains(part));
};

for (const width of [1024, 1131, 1180, 1280, 1440]) {
  test(
    `keeps the menu in the window, and text and Back to top off the chat, at ${width} px`,
    { tag: width === 1024 ? [] : "@all" },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/contact");
      await page.locator("summary", { hasText: "Services" }).click();
      const panel = page.locator(".nav-services .nav-panel");
      await expect(panel).toBeVisible();
      const box = (await panel.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      for (const path of takeSome(
        ["/", "/legal-rera", "/buy-flat", "/faq", "/exchange-property", "/about/team"],
        2,
      )) {
        await page.goto(path);
        const chat = page.locator(".chat-float");
        expect(await chat.getAttribute("aria-label")).toContain(await chat.innerText());
        const { x } = (await chat.boundingBox())!;
        const under = await page
          .locator("main :is(h1, h2, h3, p, summary, dt, dd, td, label, input, .btn)")
          // A row of cards is dragged below it.
          .evaluateAll(
            (all, left) =>
              all
                .filter((element) => !element.closest(".snap-row, .overflow-x-auto, .marquee"))
                .filter(
                  (element) =>
                    element.localName === "input" ||
                    [...element.childNodes].some(({ nodeValue }) => nodeValue?.trim()),
                )
                .filter((element) => element.getBoundingClientRect().right > left)
                .map((element) => element.outerHTML.slice(0, 80)),
            x,
          );
        expect(under, path).toEqual([]);
        // Back to top moves in within these pixels.
        const end = path === "/" ? 1120 : 0;
        for (let top = 1000; top <= end; top += 10) {
          await scroll(page, top);
          expect(await page.evaluate(isChatOnTop), `Back to top at ${top} px`).toBe(true);
        }
      }
    },
  );
}
