/** The link between the languages, and the sentences of Hindi forms. */
import { loadScripts } from "./support/scripts.ts";
import { takeSome } from "./support/take-some.ts";
import { expect, visits as test } from "./support/test.ts";
import { wakeForm, openForm, wake } from "./support/wake.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("links to the same page in the other language", { tag: "@all" }, async ({ page }) => {
  const hindiIn = (place: string) => page.locator(place).getByRole("link", { name: "हिन्दी" });
  await page.goto("/faq");
  await hindiIn("header").click();
  await expect(page).toHaveURL(/\/hi\/faq$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  await wake(page);

  await page.goto("/buy-flat");
  await hindiIn("footer").click();
  await wakeForm(page);
  await page.locator("#maxBudget").fill("१,५०,००,०००");
  await expect(page.getByText("1.5 करोड़ रुपये")).toBeVisible();
  await page.locator("footer").getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(/[^i]\/buy-flat$/);

  await page.goto("/terms-conditions");
  await expect(hindiIn("body")).toHaveCount(0);
});

test("keeps a form in Hindi when a link to another page is hovered", async ({ page }) => {
  await openForm(page, "/hi/buy-flat");
  await wake(page);
  const form = page.locator("form[data-lead]");
  const notice = form.locator("details dl");
  const before = await notice.textContent();
  await page.locator("footer a[href='/hi/faq']").first().dispatchEvent("pointerover");
  await loadScripts(page, "/hi/faq");
  await form.locator("#fullName").fill("आशा");
  await form.locator("#fullName").press("Enter");
  await expect(form).not.toContainText(/answered|Still needed/);
  await expect(form).toContainText("बाकी हैं:");
  expect(await notice.textContent()).toBe(before);
});

test("marks exactly the links that leave Hindi", async ({ page }) => {
  for (const path of takeSome(["/hi", "/hi/faq", "/hi/query"], 1)) {
    await page.goto(path);
    // A film has no language. Only the link to the English-only page is marked.
    const links = await page
      .locator("a[href^='/']:not([lang], [href^='/pictures/'])")
      .evaluateAll((all) =>
        all.map((node) => {
          const isMarked = [node, node.parentElement!].some((element) =>
            getComputedStyle(element, "::after").content.includes("अंग्रेज़ी में"),
          );
          return [node.getAttribute("href")!, node.getAttribute("hreflang"), isMarked] as const;
        }),
      );
    const leaving = links.filter(([href]) => !/^\/hi(?:$|[/?#])/.test(href));
    expect(new Set(leaving.map(String)), path).toEqual(new Set(["/terms-conditions,en-IN,true"]));
    const staying = links.filter((link) => !leaving.includes(link));
    expect(
      staying.filter(([, language, isMarked]) => language === "en-IN" || isMarked),
      path,
    ).toEqual([]);
  }
});
