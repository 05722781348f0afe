/**
 * The home page as visitors handle it: rows that scroll, a loop that plays, answers that open, a hash that leads somewhere.
 * Requirements P1, P10, P11. Decision 51.
 */
import type { Locator, Page } from "@playwright/test";
import { asleep, held } from "./support/held.ts";
import { askedAll, drawn, idle, rest } from "./support/rest.ts";
import { expect, visits as test } from "./support/test.ts";
import { wake } from "./support/wake.ts";

const openAwake = async (page: Page, path = "/"): Promise<void> => {
  await page.goto(path);
  await wake(page);
};

const carousel = (page: Page, name: string): Locator => page.getByRole("region", { name });
const row = (box: Locator): Locator => box.getByRole("list").first();
const previous = (box: Locator): Locator => box.getByRole("button", { name: "Previous" });
const next = (box: Locator): Locator => box.getByRole("button", { name: "Next" });

/** With a mouse, embla takes the row over once it is near. */
const taken = async (page: Page, name: string): Promise<Locator> => {
  const box = carousel(page, name);
  await box.scrollIntoViewIfNeeded();
  await expect(row(box)).toHaveCSS("overflow-x", "visible");
  return box;
};

const drag = async (page: Page, one: Locator, by: number, milliseconds = 0): Promise<void> => {
  await one.scrollIntoViewIfNeeded();
  const { x, y, width } = (await one.boundingBox())!;
  const from = by > 0 ? 10 : width - 10;
  await page.mouse.move(x + from, y + 12);
  await page.mouse.down();
  await page.mouse.move(x + from + by, y + 12, { steps: 8 });
  if (milliseconds) await page.waitForTimeout(milliseconds);
  await page.mouse.up();
};

test("loads the portraits when their row is near, and none before", async ({ page }) => {
  await page.goto("/");
  const portraits = carousel(page, "Our team").locator("img");
  await expect(portraits).toHaveCount(9);
  const arrived = (): Promise<boolean[]> =>
    portraits.evaluateAll((all) => (all as HTMLImageElement[]).map((one) => one.complete && one.naturalWidth > 0));
  expect(await arrived()).not.toContain(true);
  await portraits.first().scrollIntoViewIfNeeded();
  await expect.poll(async () => (await arrived()).slice(0, 3)).toEqual([true, true, true]);
});

test("turns three quotes a page from 768 px, and rests at both ends", async ({ page }) => {
  await openAwake(page);
  const box = await taken(page, "What our clients say");
  const quotes = box.getByRole("listitem");
  await expect(previous(box)).toBeDisabled();
  await next(box).click();
  await expect(quotes.nth(3)).toBeInViewport({ ratio: 0.9 });
  await expect(quotes.nth(5)).toBeInViewport({ ratio: 0.9 });
  await expect(quotes.nth(2)).not.toBeInViewport();
  await expect(previous(box)).toBeEnabled();
  for (let turns = 1; turns < 6; turns += 1) await next(box).click();
  await expect(next(box)).toBeDisabled();
  await expect(quotes.nth(19)).toBeInViewport({ ratio: 0.9 });
});

/** When Next is pressed while the page wakes; each runs in the page. */
const MOMENTS: Readonly<Record<string, (press: () => void) => void>> = {
  "before a script has come": (press) => addEventListener("DOMContentLoaded", () => setTimeout(press)),
  "while the scripts come": (press) => {
    const { append } = Element.prototype;
    // The loader adds what it has fetched to the head, and imports it then.
    Element.prototype.append = function (...added) {
      Element.prototype.append = append;
      this.append(...added);
      press();
    };
  },
  "as React is about to hydrate": (press) => addEventListener("page:hydrate", press, true),
  "once React has hydrated, before the page says so": (press) => {
    const isFirst = (event: Event): void => {
      removeEventListener("page:ready", isFirst, true);
      event.stopImmediatePropagation();
      press();
      setTimeout(() => document.dispatchEvent(new Event("page:ready")));
    };
    addEventListener("page:ready", isFirst, true);
  },
  "as the page says that it is ready": (press) => addEventListener("page:ready", press, true),
  "as the drag takes the row over": (press) =>
    addEventListener("DOMContentLoaded", () => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        press();
      });
      observer.observe(document.querySelector("[aria-label='What our clients say'] ul")!, {
        attributeFilter: ["style"],
      });
    }),
};
const pressNext = (times: number): void => {
  const button = document.querySelector<HTMLElement>("[aria-label='What our clients say'] [aria-label=Next]")!;
  for (let i = 0; i < times; i += 1) button.click();
};

/** Its quotes stand where so many turns of the row bring them. */
const expectTurned = async (box: Locator, turns: number): Promise<void> => {
  const quote = box.getByRole("listitem").nth(3 * turns);
  const away = async (): Promise<number> => Math.abs((await quote.boundingBox())!.x - (await box.boundingBox())!.x);
  await expect.poll(away).toBeLessThan(1);
  await rest(quote);
  expect(await away()).toBeLessThan(1);
};

for (const [moment, at] of Object.entries(MOMENTS))
  for (const presses of [1, 2])
    test(
      `turns one page for each of ${presses} presses ${moment}`,
      { tag: `${presses} ${moment}` === "2 as the page says that it is ready" ? [] : "@all" },
      async ({ page }) => {
        await page.addInitScript(`(${String(at)})(() => (${String(pressNext)})(${presses}))`);
        await openAwake(page);
        await expectTurned(await taken(page, "What our clients say"), presses);
      },
    );

test("turns one page where the drag comes while the row still glides", async ({ page }) => {
  const release = await held(page, /assets\/embla/);
  const isAsked = page.waitForRequest(/assets\/embla/);
  await openAwake(page);
  await carousel(page, "What our clients say").scrollIntoViewIfNeeded();
  await isAsked;
  await page.evaluate(pressNext, 1);
  release();
  await expectTurned(await taken(page, "What our clients say"), 1);
});

test("follows arrow keys, sideways wheels and the focus, as the row did before", { tag: "@all" }, async ({ page }) => {
  await openAwake(page);
  const box = await taken(page, "Our team");
  const cards = box.getByRole("link");
  await row(box).press("ArrowRight");
  await expect(cards.nth(3)).toBeInViewport({ ratio: 0.9 });
  await row(box).press("ArrowLeft");
  await expect(cards.nth(0)).toBeInViewport({ ratio: 0.9 });
  await rest(cards.nth(0));
  await row(box).hover();
  await page.mouse.wheel(500, 0);
  await expect(cards.nth(3)).toBeInViewport({ ratio: 0.9 });
  await rest(cards.nth(3));
  await cards.nth(5).focus();
  await page.keyboard.press("Tab");
  await expect(cards.nth(6)).toBeFocused();
  await expect(cards.nth(6)).toBeInViewport({ ratio: 0.9 });
});

test("shows what the browser itself scrolled to", { tag: "@all" }, async ({ page }) => {
  await openAwake(page);
  const box = await taken(page, "What our clients say");
  const quote = box.getByRole("listitem").nth(10);
  await quote.evaluate((one) => one.scrollIntoView({ inline: "nearest", block: "nearest" }));
  await expect(quote).toBeInViewport({ ratio: 0.9 });
  await expect(previous(box)).toBeEnabled();
  await expect(row(box).locator("..")).toHaveJSProperty("scrollLeft", 0);
});

test("does not take a drag for a click, fast or slow, and a quick press for one", { tag: "@all" }, async ({ page }) => {
  await openAwake(page);
  const box = await taken(page, "Our team");
  const cards = box.getByRole("link");
  await drag(page, cards.nth(2), -420);
  await expect(cards.nth(3)).toBeInViewport({ ratio: 0.9 });
  await rest(cards.nth(3));
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    addEventListener("click", () => (dataset.clicked = ""), true);
    addEventListener("click", () => (dataset.heard = ""));
  });
  await drag(page, cards.nth(4), 4, 260);
  const root = page.locator("html");
  await expect(root).toHaveAttribute("data-clicked");
  await expect(root).not.toHaveAttribute("data-heard");
  await cards.nth(4).click();
  await expect(page).toHaveURL("/about/team?member=5");
});

test(
  "lets the text of an answer be marked, and none of what is dragged",
  { tag: "@all" },
  async ({ page, complaints }) => {
    await openAwake(page);
    const box = await taken(page, "Questions in three groups");
    await box.locator("summary").first().click();
    const answer = box.locator("details[open] p");
    await rest(answer);
    await drag(page, answer, 120);
    expect((await page.evaluate(() => getSelection()?.toString()))?.length).toBeGreaterThan(3);
    await expect(previous(box)).toBeDisabled();
    const quotes = await taken(page, "What our clients say");
    await page.evaluate(() => getSelection()?.empty());
    await drag(page, quotes.getByRole("listitem").first(), -60);
    expect(await page.evaluate(() => getSelection()?.type)).not.toBe("Range");
    expect(complaints).toEqual([]);
  },
);

test.describe("the banks", () => {
  const x = async (page: Page): Promise<number> => (await page.locator(".marquee-track").boundingBox())!.x;
  /** Frames, in each of which they would move by half a pixel. */
  const pass = async (page: Page): Promise<void> => {
    for (let i = 0; i < 5; i += 1) await drawn(page);
  };

  test("pass by until they are paused, and can be pulled", async ({ page }) => {
    await openAwake(page);
    const banks = carousel(page, "Partner banks");
    await banks.scrollIntoViewIfNeeded();
    const before = await x(page);
    await expect.poll(() => x(page)).toBeLessThan(before);
    await banks.getByLabel("Pause").check();
    await page.mouse.move(0, 0);
    const paused = await x(page);
    await pass(page);
    expect(await x(page)).toBe(paused);
    // One that stands in view by itself: Playwright would scroll the row to any other.
    await drag(page, banks.locator("li").nth(1), -150);
    expect(await x(page)).toBeCloseTo(paused - 150, -1);
  });

  test.describe("under reduced motion", () => {
    test.use({ contextOptions: { reducedMotion: "reduce" } });

    test("stand still, and scroll", { tag: "@all" }, async ({ page }) => {
      await openAwake(page);
      const banks = carousel(page, "Partner banks");
      await banks.scrollIntoViewIfNeeded();
      const before = await x(page);
      await pass(page);
      expect(await x(page)).toBe(before);
      await expect(banks.getByLabel("Pause")).toBeHidden();
      await banks.locator("div").first().hover();
      await page.mouse.wheel(5000, 0);
      await expect(banks.getByText("Sarita Bank").first()).toBeInViewport();
    });
  });
});

test.describe("the loop", () => {
  const requests = (page: Page): string[] => {
    const seen: string[] = [];
    page.on("request", (request) => {
      if (/intro\.(?:webm|mp4)$/.test(request.url())) seen.push(request.url());
    });
    return seen;
  };
  const paused = (page: Page): Promise<boolean> =>
    page.locator("video").evaluate((video) => (video as HTMLVideoElement).paused);

  test("is fetched when it is seen, plays muted, and can be paused for good", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    const seen = requests(page);
    await openAwake(page);
    await askedAll(page);
    expect(seen).toEqual([]);
    const video = page.locator("video");
    await expect(video).toHaveAttribute("preload", "none");
    await expect(video).toHaveJSProperty("muted", true);
    await expect(video).toHaveJSProperty("loop", true);
    await video.scrollIntoViewIfNeeded();
    await expect.poll(() => seen.length).toBeGreaterThan(0);
    await expect.poll(() => paused(page)).toBe(false);
    await page.getByRole("button", { name: "Pause" }).click();
    expect(await paused(page)).toBe(true);
    await page.locator("footer").scrollIntoViewIfNeeded();
    await video.scrollIntoViewIfNeeded();
    await idle(page);
    expect(await paused(page)).toBe(true);
    await page.getByRole("button", { name: "Play" }).click();
    await expect.poll(() => paused(page)).toBe(false);
  });

  const staysAway = async (page: Page): Promise<void> => {
    const seen = requests(page);
    await openAwake(page);
    await page.locator("video").scrollIntoViewIfNeeded();
    await askedAll(page);
    expect(seen).toEqual([]);
    await expect(page.getByRole("button", { name: "Play" })).toBeVisible();
  };

  test("is not fetched for somebody who saves data", { tag: "@all" }, async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
    await staysAway(page);
  });

  test.describe("under reduced motion", () => {
    test.use({ contextOptions: { reducedMotion: "reduce" } });
    test("is not fetched", { tag: "@all" }, ({ page }) => staysAway(page));
  });
});

test("the app's banner comes into view from another page", async ({ page }) => {
  await openAwake(page, "/group-investment-service");
  await page.locator('main a[href="/#mobile-app-banner"]').first().click();
  await expect(page).toHaveURL("/#mobile-app-banner");
  await expect(page.getByRole("link", { name: "Get it on Google Play" })).toBeInViewport();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 740 }, hasTouch: true, isMobile: true });

  test("keeps the native row, and turns one quote a page, asleep as well", async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => scripts.push(request.url()));
    const release = await asleep(page);
    await page.goto("/");
    const box = carousel(page, "What our clients say");
    const quotes = box.getByRole("listitem");
    await box.scrollIntoViewIfNeeded();
    await rest(box);
    await expect(previous(box)).toBeDisabled();
    await next(box).click();
    await expect(quotes.nth(1)).toBeInViewport({ ratio: 0.95 });
    await release();
    await previous(box).click();
    await expect(row(box)).toHaveJSProperty("scrollLeft", 0);
    await expect(previous(box)).toBeDisabled();
    await next(box).click();
    await rest(quotes.nth(1));
    await expect(quotes.nth(2)).not.toBeInViewport({ ratio: 0.5 });
    await expect(previous(box)).toBeEnabled();
    await row(box).evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: "instant" }));
    await expect(next(box)).toBeDisabled();
    await expect(row(box)).toHaveCSS("overflow-x", "auto");
    expect(scripts.filter((url) => url.includes("embla"))).toEqual([]);
  });
});

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("scrolls its rows and opens its answers", async ({ page }) => {
    await page.goto("/");
    const team = carousel(page, "Our team");
    await row(team).scrollIntoViewIfNeeded();
    await row(team).hover();
    await page.mouse.wheel(600, 0);
    await expect(team.getByRole("link").nth(3)).toBeInViewport({ ratio: 0.9 });
    // Nothing would turn it.
    await expect(team.getByRole("button", { name: "Next" })).toBeHidden();
    const box = carousel(page, "Questions in three groups");
    await box.locator("summary").nth(0).click();
    await box.locator("summary").nth(1).click();
    await expect(box.locator("details[open]")).toHaveCount(1);
  });
});

test("fetches no picture before a scroll that is not near, and little in all", async ({ browser }) => {
  // A phone as Lighthouse has it.
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const pictures = new Map<string, number>();
  page.on("response", async (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith("/pictures/")) pictures.set(pathname, (await response.body()).length);
  });
  await page.goto("/", { waitUntil: "load" });
  await askedAll(page);
  const asked = await page.evaluate(
    () => performance.getEntriesByType("resource").filter(({ name }) => name.includes("/pictures/")).length,
  );
  await expect.poll(() => pictures.size).toBe(asked);
  const far = await page.evaluate(() =>
    [...document.images]
      .filter((image) => image.currentSrc && image.getBoundingClientRect().top > 4000)
      .map((image) => image.currentSrc),
  );
  expect(far).toEqual([]);
  const bytes = [...pictures.values()].reduce((sum, one) => sum + one, 0);
  expect(bytes).toBeGreaterThan(5_000);
  expect(bytes).toBeLessThan(80_000);
  await context.close();
});
