/** The loan calculator before and after the page is awake, and the form that it opens. */
import { expect, visits as test } from "./support/test.ts";

test(
  "leads from the loan form to the calculator and back with its amount",
  { tag: "@all" },
  async ({ page, complaints }) => {
    await page.goto("/loan-funding");
    await page.getByRole("link", { name: "What would it cost per month?" }).click();
    await expect(page).toHaveURL("/financial-services#calculator");
    const calculator = page.locator('form[action="/loan-funding"]');
    const years = calculator.getByLabel("Years");
    await calculator.getByLabel("Loan, in rupees").fill("30 lakh");
    await calculator.getByLabel("Rate, % a year").fill("9%");
    await years.fill("50 years");
    await expect(years).toHaveAttribute("aria-invalid", "true");
    await years.fill("15 years");
    await expect(years).not.toHaveAttribute("aria-invalid");
    await expect(calculator.locator("output")).toContainText("₹30,428 a month");
    await calculator.getByRole("button").click();
    await expect(page.getByLabel("Loan amount")).toHaveValue("30 lakh");
    expect(complaints).toEqual([]);
  },
);

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("shows the example and still opens the form", async ({ page }) => {
    await page.goto("/financial-services");
    const calculator = page.locator('form[action="/loan-funding"]');
    await expect(calculator.locator("output")).toContainText("₹43,391 a month");
    // Without scripts nothing recalculates, so the example hides when the loan changes.
    await calculator.getByLabel("Years").fill("2");
    await expect(calculator.locator("output")).toBeHidden();
    await calculator.getByRole("button").click();
    await expect(page).toHaveURL(/\/loan-funding\?fundingType=Home\+Loan&loanAmount=/);
  });
});
