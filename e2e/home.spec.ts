/**
 * The home page: rows of cards, the partner banks, the film, questions and links to a place on the page.
 */
import type { Locator, Page } from "@playwright/test";
import { holdWaking } from "./support/hold.ts";
import { waitForRequests, waitForPaint, waitForIdle, waitForRest } from "./support/waits.ts";
import { expect, test as firstVisit, visits as test } from "./support/test.ts";
import { openAwake } from "./support/wake.ts";

const carousel = (page: Page, name: string): Locator => page.getByRole("region", { name });
const row = (box: Locator): Locator => box.getByRole("list").first();
const button = (box: Locator, name: "Previous" | "Next"): Locator =>
  box.getByRole("button", { name });
const expectWhole = (card: Locator): Promise<void> => expect(card).toBeInViewport({ ratio: 0.9 });

/** Waits until embla moves the row, which it does with a mouse. */
async function grab(page: Page, name: string): Promise<Locator> {
  const box = carousel(page, name);
  await box.scrollIntoViewIfNeeded();
  await expect(row(box)).toHaveCSS("overflow-x", "visible");
  return box;
}

async function drag(page: Page, slider: Locator, by: number): Promise<void> {
  await slider.scrollIntoViewIfNeeded();
  const { x, y, width } = (await slider.boundingBox())!;
  const from = by > 0 ? 10 : width - 10;
  await page.mouse.move(x + from, y + 12);
  await page.mouse.down();
  await page.mouse.move(x + from + by, y + 12, { steps: 8 });
  await page.mouse.up();
}

/** Expects the first quote of the row after this many turns. */
async function expectTurned(box: Locator, turns: number): Promise<void> {
  const quote = box.getByRole("listitem").nth(3 * turns);
  const away = async (): Promise<number> =>
    Math.abs((await quote.boundingBox())!.x - (await box.boundingBox())!.x);
  await expect.poll(away).toBeLessThan(1);
  await waitForRest(quote);
  expect(await away()).toBeLessThan(1);
}

test(
  "turns three quotes a page from 768 px, and announces the first",
  { tag: "@all" },
  async ({ page }) => {
    await openAwake(page, "/");
    const box = await grab(page, "What our clients say");
    const quotes = box.getByRole("listitem");
    await expect(box.getByRole("status")).toBeEmpty();
    await button(box, "Next").click();
    await expect(box.getByRole("status")).toHaveText("4 of 20");
    await button(box, "Next").click();
    await expectTurned(box, 2);
    await expectWhole(quotes.nth(8));
    await expect(quotes.nth(5)).not.toBeInViewport();
    for (const [name, presses, quote] of [
      ["Next", 4, 19],
      ["Previous", 6, 0],
    ] as const) {
      for (let i = 0; i < presses; i += 1) await button(box, name).click();
      await expectWhole(quotes.nth(quote));
      await expect(button(box, name)).toBeDisabled();
      await expect(button(box, name)).toBeFocused();
    }
  },
);

test(
  "scrolls a row by arrow keys and focus, and a drag is not a click",
  { tag: "@all" },
  async ({ page }) => {
    await openAwake(page, "/");
    const box = await grab(page, "Our team");
    const cards = box.getByRole("link");
    await row(box).press("ArrowRight");
    await expectWhole(cards.nth(3));
    await row(box).press("ArrowLeft");
    await expectWhole(cards.nth(0));
    await waitForRest(cards.nth(0));
    await cards.nth(5).focus();
    await page.keyboard.press("Tab");
    await expect(cards.nth(6)).toBeFocused();
    await expectWhole(cards.nth(6));
    await waitForRest(cards.nth(6));
    await drag(page, cards.nth(6), -420);
    await waitForRest(cards.nth(6));
    await waitForIdle(page);
    await expect(page).toHaveURL("/");
    await cards.nth(8).click();
    await expect(page).toHaveURL("/about/team?member=9");

    await openAwake(page, "/");
    const quotes = await grab(page, "What our clients say");
    const quote = quotes.getByRole("listitem").nth(10);
    await quote.evaluate((element) =>
      element.scrollIntoView({ inline: "nearest", block: "nearest" }),
    );
    await expectWhole(quote);
  },
);

test("disables Next at the end and Previous at the start under reduced motion", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openAwake(page, "/");
  const box = await grab(page, "What our clients say");
  const quotes = box.getByRole("listitem");
  await expect(button(box, "Previous")).toBeDisabled();
  for (let i = 0; i < 6; i += 1) await button(box, "Next").click();
  await expectWhole(quotes.nth(19));
  await expect(button(box, "Next")).toBeDisabled();
  await expect(box.getByRole("status")).toHaveText("18 of 20");
  for (let i = 0; i < 6; i += 1) await button(box, "Previous").click();
  await expectWhole(quotes.nth(0));
  await expect(button(box, "Previous")).toBeDisabled();
  await expect(button(box, "Next")).toBeEnabled();
});

for (const [what, reveal] of Object.entries({
  "a script focuses a card": (card: Element): void =>
    (card.firstElementChild as HTMLElement).focus(),
  "a card is scrolled into view": (card: Element): void =>
    card.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" }),
  "a card is scrolled into view smoothly": (card: Element): void =>
    card.scrollIntoView({ block: "nearest", inline: "center", behavior: "smooth" }),
}))
  test(`turns to a hidden card when ${what}`, { tag: "@all" }, async ({ page }) => {
    await openAwake(page, "/");
    const box = await grab(page, "Our team");
    const cards = box.getByRole("listitem");
    await cards.nth(7).evaluate((card) => card.firstElementChild!.setAttribute("tabindex", "0"));
    await cards.nth(7).evaluate(reveal);
    await expectWhole(cards.nth(7));
    await expect.poll(() => row(box).evaluate((list) => list.parentElement!.scrollLeft)).toBe(0);
    await button(box, "Previous").click();
    await expectWhole(cards.nth(4));
    await expect(button(box, "Next")).toBeEnabled();
  });

test("turns a row by buttons and keys from right to left", { tag: "@all" }, async ({ page }) => {
  await openAwake(page, "/");
  const box = await grab(page, "What our clients say");
  const quotes = box.getByRole("listitem");
  // Like a translator, after the page was loaded.
  await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
  await expectWhole(quotes.nth(0));
  await button(box, "Next").click();
  await expectWhole(quotes.nth(3));
  await row(box).press("ArrowLeft");
  await expectWhole(quotes.nth(6));
  await row(box).press("ArrowRight");
  await row(box).press("ArrowRight");
  await expectWhole(quotes.nth(0));
  await expect(button(box, "Previous")).toBeDisabled();
  await expect(button(box, "Next")).toBeEnabled();
});

test("keeps the first card of a row when the page is zoomed", { tag: "@all" }, async ({ page }) => {
  await openAwake(page, "/");
  const box = await grab(page, "What our clients say");
  await button(box, "Next").click();
  for (const width of [427, 320, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    await expectTurned(box, 1);
  }
});

/** Waits for ten frames, in which moving banks move by half a pixel. */
async function waitFrames(page: Page): Promise<void> {
  for (let i = 0; i < 5; i += 1) await waitForPaint(page);
}
const placeOfBanks = async (page: Page): Promise<number> =>
  (await page.locator(".marquee-track").boundingBox())!.x;

for (const [colorScheme, light] of [
  ["light", "day"],
  ["dark", "dusk"],
] as const)
  test(`shows the film’s ${light} picture until it is played, with colours ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto("/");
    const play = page.getByRole("button", { name: "Play", exact: true });
    await play.scrollIntoViewIfNeeded();
    const poster = page.locator("div:has(> .film-play) img");
    const source = (): Promise<string> =>
      poster.evaluate((image: HTMLImageElement) => image.currentSrc);
    await expect.poll(source).toContain(`/intro-${light}-`);
    // The sign is large enough to be seen and pressed, and centred.
    const [sign, picture] = [(await play.boundingBox())!, (await poster.boundingBox())!];
    expect(sign).toEqual(picture);
  });

test("loads the film when played, and moves the banks until paused or dragged", async ({
  page,
}) => {
  const requested: string[] = [];
  page.on(
    "request",
    (request) => /intro\.(?:webm|mp4)$/.test(request.url()) && requested.push(request.url()),
  );
  await openAwake(page, "/");
  await test.step("loads the film", async () => {
    const play = page.getByRole("button", { name: "Play", exact: true });
    await play.scrollIntoViewIfNeeded();
    await waitForRequests(page);
    expect(requested).toEqual([]);
    await expect(page.locator("video")).toBeHidden();
    await play.click();
    // A pointer over the banks would pause them.
    await page.mouse.move(0, 0);
    await expect(play).toHaveCount(0);
    await expect(page.locator("video[controls]")).toBeFocused();
    await expect.poll(() => requested.length).toBeGreaterThan(0);
  });
  const banks = carousel(page, "Partner banks");
  await banks.scrollIntoViewIfNeeded();
  const before = await placeOfBanks(page);
  await expect.poll(() => placeOfBanks(page)).toBeLessThan(before);
  await banks.getByLabel("Pause").check();
  await page.mouse.move(0, 0);
  const paused = await placeOfBanks(page);
  await waitFrames(page);
  expect(await placeOfBanks(page)).toBe(paused);
  // This bank is in view. For any other, Playwright would scroll the row.
  await drag(page, banks.locator("li").nth(1), -150);
  expect(await placeOfBanks(page)).toBeCloseTo(paused - 150, -1);
});

test(
  "keeps the banks still and lets them scroll under reduced motion",
  { tag: "@all" },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openAwake(page, "/");
    const banks = carousel(page, "Partner banks");
    await banks.scrollIntoViewIfNeeded();
    const before = await placeOfBanks(page);
    await waitFrames(page);
    expect(await placeOfBanks(page)).toBe(before);
    await expect(banks.getByLabel("Pause")).toBeHidden();
    await banks.locator("div").first().hover();
    await page.mouse.wheel(5000, 0);
    await expect(banks.getByText("Sarita Bank").first()).toBeInViewport();
  },
);

test("scrolls to the app's banner from another page", { tag: "@all" }, async ({ page }) => {
  await openAwake(page, "/group-investment-service");
  await page.locator('main a[href="/#mobile-app-banner"]').first().click();
  await expect(page).toHaveURL("/#mobile-app-banner");
  await expect(page.getByRole("link", { name: "Get it on Google Play" })).toBeInViewport();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 740 }, hasTouch: true, isMobile: true });

  test("keeps the native row and turns one quote a page, asleep and awake", async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => scripts.push(request.url()));
    const release = await holdWaking(page);
    await page.goto("/");
    const box = carousel(page, "What our clients say");
    const quotes = box.getByRole("listitem");
    await box.scrollIntoViewIfNeeded();
    await waitForRest(box);
    await expect(button(box, "Previous")).toBeDisabled();
    await button(box, "Next").click();
    await expectWhole(quotes.nth(1));
    await release();
    await button(box, "Previous").click();
    await expect(row(box)).toHaveJSProperty("scrollLeft", 0);
    await expect(button(box, "Previous")).toBeDisabled();
    await button(box, "Next").click();
    await expect(box.getByRole("status")).toHaveText("2 of 20");
    await waitForRest(quotes.nth(1));
    await expect(quotes.nth(2)).not.toBeInViewport({ ratio: 0.5 });
    await expect(button(box, "Previous")).toBeEnabled();
    await row(box).evaluate((list) =>
      list.scrollTo({ left: list.scrollWidth, behavior: "instant" }),
    );
    await expect(button(box, "Next")).toBeDisabled();
    await expect(row(box)).toHaveCSS("overflow-x", "auto");
  });
});

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("closes a menu that the pointer leaves, scrolls its rows and opens its answers", async ({
    page,
  }) => {
    await page.goto("/");
    await test.step("closes a hovered menu when the pointer leaves it or enters another", async () => {
      const title = (name: string) => page.locator("#site-menu summary", { hasText: name });
      const inServices = page.locator("#site-menu").getByRole("link", { name: "NRI Corner" });
      await title("Services").hover();
      await expect(inServices).toBeVisible();
      await page.mouse.move(640, 700);
      await expect(inServices).toBeHidden();
      await title("Services").hover();
      await expect(inServices).toBeVisible();
      await title("About").hover();
      await expect(
        page.locator("#site-menu").getByRole("link", { name: "Our Team" }),
      ).toBeVisible();
      await expect(inServices).toBeHidden();
      await page.mouse.move(640, 700);
    });
    const team = carousel(page, "Our team");
    await row(team).scrollIntoViewIfNeeded();
    await row(team).hover();
    await page.mouse.wheel(600, 0);
    await expectWhole(team.getByRole("link").nth(3));
    // Without scripts a button could not turn the row.
    await expect(button(team, "Next")).toBeHidden();
    const box = carousel(page, "Questions in three groups");
    await box.locator("summary").nth(0).click();
    await box.locator("summary").nth(1).click();
    await expect(box.locator("details[open]")).toHaveCount(1);
  });
});

firstVisit.describe("on a phone as Lighthouse has it", () => {
  firstVisit.use({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });

  firstVisit("fetches no picture far below the window, and few bytes in all", async ({ page }) => {
    await page.goto("/", { waitUntil: "load" });
    await waitForRequests(page);
    const { bytes, far } = await page.evaluate(() => ({
      bytes: (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
        .filter(({ name }) => name.includes("/pictures/"))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      far: [...document.images]
        .filter((image) => image.currentSrc && image.getBoundingClientRect().top > 4000)
        .map((image) => image.currentSrc),
    }));
    expect(far).toEqual([]);
    expect(bytes).toBeGreaterThan(5_000);
    expect(bytes).toBeLessThan(80_000);
    const portrait = carousel(page, "Our team").locator("img").first();
    const isWhole = (): Promise<boolean> =>
      portrait.evaluate(
        (image) =>
          (image as HTMLImageElement).complete && (image as HTMLImageElement).naturalWidth > 0,
      );
    expect(await isWhole()).toBe(false);
    await portrait.scrollIntoViewIfNeeded();
    await expect.poll(isWhole).toBe(true);
  });
});

test.describe("dusk over the opening", () => {
  test.use({ viewport: { width: 1366, height: 700 } });

  const dusk = (page: Page): Locator => page.locator(".title-dusk img");

  test("falls while the opening scrolls away, and is not fetched before", async ({ page }) => {
    const fetched: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/hero-dusk")) fetched.push(request.url());
    });
    await page.goto("/");
    await waitForRequests(page);
    expect(fetched).toEqual([]);
    await expect(dusk(page)).toHaveCSS("opacity", "0");
    await page.mouse.wheel(0, 700);
    await expect(dusk(page)).toHaveCSS("opacity", "1");
    expect(fetched).toHaveLength(1);
    await page.mouse.wheel(0, -700);
    await expect(dusk(page)).toHaveCSS("opacity", "0");
  });

  for (const [name, media] of [
    ["reduced motion", { reducedMotion: "reduce" }],
    ["a dark screen", { colorScheme: "dark" }],
    ["paper", { media: "print" }],
  ] as const)
    test(`does not fall for ${name}`, async ({ page }) => {
      await page.emulateMedia(media);
      await page.goto("/");
      await page.mouse.wheel(0, 700);
      await waitForRequests(page);
      await expect(dusk(page)).toBeHidden();
    });
});
