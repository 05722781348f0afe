/**
 * The two calculators work with what is typed, before the page is awake or after, and open their forms with it.
 */
import { expect, visits as test } from "./support/test.ts";
import { state } from "./support/wake.ts";

test("the exchange says who pays, and opens the form with the answers; the example’s homes are nobody’s", async ({
  page,
  complaints,
}) => {
  const calculator = page.locator('form[action="/property-exchange"]');
  await page.goto("/exchange-property");
  await calculator.getByLabel("Your home, in rupees").focus();
  await state(page, "ready");
  await calculator.getByRole("button").click();
  await expect(page).toHaveURL(/\/property-exchange\?*$/);
  await expect(page.getByLabel("Approximate market value")).toHaveValue("");
  await expect(page.getByRole("radio", { name: /house/, checked: true })).toHaveCount(0);

  await page.goto("/exchange-property");
  await expect(calculator.locator("output")).toContainText("You pay ₹25 lakh");
  await calculator.getByLabel("Your home, in rupees").fill("2,00,00,000");
  await calculator.getByLabel("The home you want").fill("1,25,00,000");
  await expect(calculator.locator("output")).toContainText("You receive ₹75 lakh");
  const wanted = calculator.getByLabel("The home you want");
  await wanted.fill("much");
  await expect(calculator.locator("output")).toContainText("Enter both values");
  await expect(wanted).toHaveAccessibleDescription(/Enter both values/);
  await expect(calculator.getByLabel("Your home, in rupees")).not.toHaveAttribute("aria-invalid");
  await wanted.fill("1.25 crore");
  await calculator.getByLabel("Jun").check();
  await calculator.getByRole("button").click();
  await expect(page).toHaveURL(/\/property-exchange\?/);
  await expect(page.getByLabel("Approximate market value")).toHaveValue("2,00,00,000");
  await expect(page.getByLabel("Smaller house with balance in cash")).toBeChecked();
  const notes = "The home we want is worth ₹1,25,00,000. We could agree in June.";
  await expect(page.getByLabel("Additional notes")).toHaveValue(notes);
  expect(complaints).toEqual([]);
});

test("the loan takes its terms as people write them, brings all to its form, and follows what is typed there", async ({
  page,
}) => {
  await page.goto("/financial-services");
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
  // In the words of who typed it, as in the form itself.
  await expect(page.getByLabel("Loan amount")).toHaveValue("30 lakh");
  const aside = page.getByRole("complementary", { name: "About this form" });
  await expect(aside).toContainText("₹30,428 a month");

  await page.goto("/loan-funding");
  await expect(aside).toContainText("An example of ₹50 lakh");
  await page.getByLabel("Loan amount").pressSequentially("1000000");
  await aside.getByLabel("Rate, % a year").fill("12");
  await aside.getByLabel("Years").fill("1");
  await expect(aside).toContainText("For the ₹10 lakh in your form");
  await expect(aside.locator("output")).toContainText("₹88,849 a month");
});

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("the exchange moves the months of the keys with the one that is chosen, over the year's end too", async ({
    page,
  }) => {
    await page.goto("/");
    const months = page.getByRole("group", { name: /when both owners could agree/ });
    const keys = (): Promise<(string | null)[]> =>
      months.evaluate((all) =>
        [...all.querySelectorAll("label")]
          .filter((one) => getComputedStyle(one).boxShadow !== "none")
          .map((one) => one.textContent),
      );
    expect(await keys()).toEqual([]);
    for (const [agreed, moved] of [
      ["Jun", ["Jul", "Aug"]],
      ["Nov", ["Jan", "Dec"]],
      ["Dec", ["Jan", "Feb"]],
    ] as const) {
      await months.getByLabel(agreed).check();
      expect(await keys()).toEqual(moved);
    }
  });

  test("the loan shows its example and still opens the form", async ({ page }) => {
    await page.goto("/financial-services");
    const calculator = page.locator('form[action="/loan-funding"]');
    await expect(calculator.locator("output")).toContainText("₹43,391 a month");
    // Another loan costs something else, which nothing calculates here.
    await calculator.getByLabel("Years").fill("2");
    await expect(calculator.locator("output")).toBeHidden();
    await calculator.getByRole("button").click();
    await expect(page).toHaveURL(/\/loan-funding\?fundingType=Home\+Loan&loanAmount=/);
  });
});
