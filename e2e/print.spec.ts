/** Pages on paper: ink on white, complete, without controls. */
import { expect, visits as test } from "./support/test.ts";
import { openForm } from "./support/wake.ts";

for (const [path, folded] of [
  ["/", 6],
  ["/dispute-settlement", 5],
  ["/faq", 80],
  ["/contact", 0],
  ["/about/team", 0],
  ["/buy-flat", 1],
] as const) {
  test(
    `${path} prints as ink on white at once`,
    { tag: ["/", "/buy-flat"].includes(path) ? [] : "@all" },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: "dark" });
      await page.setViewportSize({ width: 1100, height: 800 });
      await page.goto(path);
      // Without waiting, because a colour in transition would be printed midway.
      const devtools = await page.context().newCDPSession(page);
      await devtools.send("Animation.enable");
      await devtools.send("Animation.setPlaybackRate", { playbackRate: 0.001 });
      await page.emulateMedia({ media: "print", colorScheme: "dark" });
      const main = page.locator("main");
      await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
      await expect(page.locator(".skip-link")).toBeHidden();
      await expect(
        page.locator(
          ".btn:visible, button:visible, label:has([type=file]):visible, .floating:visible",
        ),
      ).toHaveCount(0);

      const pale = await main
        .locator(":is(h1, h2, h3, p, li, dt, dd, td, label):visible")
        .evaluateAll((all) =>
          all.flatMap((element) => {
            const { color, backgroundColor } = getComputedStyle(element);
            return color === "rgb(0, 0, 0)" && backgroundColor === "rgba(0, 0, 0, 0)"
              ? []
              : [element.textContent];
          }),
        );
      expect(pale).toEqual([]);

      const covered = await main.evaluate((all) => {
        const [pictures, words] = ["picture", ":is(h1, h2, h3, p)"].map((selector) =>
          [...all.querySelectorAll(selector)]
            .map((element) => element.getBoundingClientRect())
            .filter(({ width }) => width > 0),
        ) as [DOMRect[], DOMRect[]];
        const isApart = (first: DOMRect, other: DOMRect): boolean =>
          first.left >= other.right - 1 ||
          first.right <= other.left + 1 ||
          first.top >= other.bottom - 1 ||
          first.bottom <= other.top + 1;
        return pictures.filter((picture) => words.some((word) => !isApart(word, picture))).length;
      });
      expect(covered).toBe(0);
      const answers = main.locator("details p");
      const count = await answers.count();
      expect(count).toBeGreaterThanOrEqual(folded);
      await expect(answers.filter({ visible: true })).toHaveCount(count);
    },
  );
}

test("prints long answers whole", async ({ page }) => {
  await openForm(page, "/hi/sell-property");
  const place = `${"सेक्टर 76, नोएडा, पुराने बाज़ार के पास ".repeat(4)}अंत`;
  const notes = Array.from({ length: 40 }, (_, line) => `Line ${line + 1} of the notes.`).join(
    "\n",
  );
  await page.locator("#locationDetails").fill(place);
  await page.locator("#notes").fill(notes);
  await page.emulateMedia({ media: "print" });
  for (const [id, text] of [
    ["locationDetails", place],
    ["notes", notes],
  ] as const) {
    const answer = page.locator(`.field:has(#${id}) .on-paper`);
    await expect(answer).toHaveText(text);
    await expect(answer).toBeVisible();
    await expect(page.locator(`#${id}`)).toBeHidden();
    expect(await answer.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  }
});

test("prints the exchange on five sheets, with whose page it is at the head", async ({ page }) => {
  await page.goto("/exchange-property");
  const sheets = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type \/Page\b/g);
  expect(sheets!.length).toBeLessThanOrEqual(5);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("header").getByText("/exchange-property")).toBeVisible();
});

for (const path of ["/", "/nri-corner/sale", "/legal-rera"])
  test(`${path} prints rows with room for their words, and no mask`, async ({ page }) => {
    // The width of A4.
    await page.setViewportSize({ width: 794, height: 1123 });
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    const narrow = await page
      .locator("main :is(li, dd, dt, p, h2, h3):not(.sheet *):visible")
      .evaluateAll((all) =>
        all
          .filter(
            ({ textContent, clientWidth }) =>
              textContent.length > 20 && clientWidth > 0 && clientWidth < 110,
          )
          .map(({ textContent, clientWidth }) => `${clientWidth} px: ${textContent.slice(0, 40)}`),
      );
    expect(narrow).toEqual([]);
    // In a PDF a mask is a black square.
    const masked = await page
      .locator("main span[class*=i-lucide-]:visible")
      .evaluateAll(
        (all) => all.filter((icon) => getComputedStyle(icon).maskImage !== "none").length,
      );
    expect(masked).toBe(0);
  });
