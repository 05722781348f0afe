/** What a browser without script sends in words of land and money is read at the edge as on the page. Requirements E5, F16. */
import { expect, it } from "vitest";
import { leads, postByBrowser } from "./forms-support.ts";

const send = (answers: Readonly<Record<string, string>>) =>
  postByBrowser(
    Object.entries({
      formType: "BUYER_FORM",
      sourcePath: "/buy-plot",
      fullName: "Asha Rao",
      phoneNumber: "9876543210",
      buyFor: "plot",
      city: "Rohtak",
      type: "Plot",
      size: "1440",
      sizeType: "Sqft",
      minBudget: "5000000",
      maxBudget: "1 crore",
      ...answers,
    }),
  );

it("stores the square feet and the rupees of what was written", async () => {
  const { status, html } = await send({ size: "160 गज", minBudget: "पचास लाख", maxBudget: "dedh crore" });
  expect(status).toBe(200);
  expect(html).toContain("160 गज (1,440 sqft)");
  const [lead] = await leads();
  expect(JSON.parse(lead!.payload)).toMatchObject({
    formData: {
      propertyRequirements: { size: 1440, sizeType: "Sqft" },
      budgetDetails: { minBudget: 5_000_000, maxBudget: 15_000_000 },
    },
  });
});

it.each([
  [{ size: "5 bigha" }, "Property size: A bigha is not the same in every state. How many gaj is it?"],
  [{ size: "150-200 gaj" }, "Property size: enter one figure, 1,350 or 1,800"],
  [{ size: "160 gaj", sizeType: "BHK" }, "Property size: choose the unit that you wrote, 160 gaj = 1,440 sqft"],
  [{ minBudget: "4500/sqft" }, "Minimum budget: enter the whole amount, not that of one sqft or gaj"],
])("asks about %j, with what was written in the field", async (answers, question) => {
  const { status, html } = await send(answers);
  expect(status).toBe(400);
  expect(html).toContain(question);
  for (const written of Object.values(answers)) expect(html).toContain(written);
  expect(await leads()).toEqual([]);
});
