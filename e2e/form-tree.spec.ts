/**
 * What a screen reader is told of a form, and a whole form filled in without a pointer.
 * Requirements F4, V8.
 */
import type { Page } from "@playwright/test";
import { form as buyer } from "../src/forms/definitions/buyer.form.ts";
import type { AnyForm } from "../src/forms/define.ts";
import { isAsked, isRequired } from "../src/forms/fields.ts";
import { initialValues } from "../src/forms/payload.ts";
import { form as jointVenture } from "../src/forms/definitions/joint-venture.form.ts";
import { expect, visits as test } from "./support/test.ts";
import { formReady } from "./support/wake.ts";

async function open(page: Page, at: string): Promise<void> {
  await page.goto(at);
  await formReady(page);
}

interface Told {
  readonly label: string;
  readonly required: boolean;
  readonly described: string;
}

/** Of each control or set of controls, by its name: what is said when the focus comes to it. */
const told = (page: Page): Promise<Readonly<Record<string, Told>>> =>
  page.locator("form[data-lead]").evaluate((form) => {
    const textOf = (ids: string | null): string =>
      (ids ?? "")
        .split(" ")
        .filter(Boolean)
        .map((id) => document.getElementById(id)?.textContent ?? `NOTHING HAS THE ID ${id}`)
        .join(" ");
    const all: Record<string, Told> = {};
    for (const control of form.querySelectorAll<HTMLInputElement>("input:not([type=hidden]),select,textarea")) {
      if (control.name === "website") continue;
      const isSet = /radio|checkbox/.test(control.type);
      const set = isSet ? (control.closest("[role=radiogroup],fieldset") as HTMLFieldSetElement) : undefined;
      const legend = set?.getAttribute("aria-label") ?? set?.querySelector("legend")?.textContent;
      all[control.name || control.id] = {
        label: legend ?? textOf(control.getAttribute("aria-labelledby")) + (control.labels?.[0]?.textContent ?? ""),
        required: (set ?? control).getAttribute("aria-required") === "true" || /\(required\)/.test(legend ?? ""),
        described: textOf((set ?? control).getAttribute("aria-describedby")),
      };
    }
    return all;
  });

const TREES: readonly (readonly [AnyForm, string, string])[] = [
  [
    buyer,
    "/buy-plot",
    `
- group "About you":
  - textbox "Full name"
  - textbox "Phone number"
  - textbox "Email address (optional)"
- group "What you are looking for":
  - group "I want to buy a":
    - radio "Flat or house"
    - radio "Plot" [checked]
  - textbox "City"
  - group "Property type (optional)"
  - textbox "Property size"
  - radiogroup "Unit of property size":
    - radio "sqft" [checked]
    - radio "BHK"
- group "Your budget":
  - textbox "Minimum budget"
  - textbox "Maximum budget"
  - group "Would you like help with a loan?"
- status: 0 of 6 answered
- button "Submit buying request" [disabled]`,
  ],
  [
    jointVenture,
    "/joint-venture",
    `
- group "About you"
- group "Your property":
  - textbox "Location"
  - group "Property type (optional)"
  - textbox "Total area"
- group "Papers and approvals":
  - group "Documents available (optional)":
    - checkbox "Title Deed"
    - group: 10 more of “Documents available”
  - group "Government approvals (optional)":
    - checkbox "RERA Registration"
    - group: 11 more of “Government approvals”
  - button "Copies (optional) Choose files or drop them here"
- group "The collaboration"
- status: 0 of 4 answered
- button "Propose joint venture" [disabled]`,
  ],
];

for (const [form, at, tree] of TREES) {
  test(`${form.heading}: every control has its name, its hint, and says whether it is needed`, async ({ page }) => {
    await open(page, at);
    await expect(page.locator("form[data-lead]")).toMatchAriaSnapshot(tree);
    const said = await told(page);
    const values = initialValues(form, at);
    for (const [name, field] of Object.entries(form.fields)) {
      if (!isAsked(field, values) || (field.kind === "countryCode" && field.locked)) continue;
      const one = said[name];
      expect(one, name).toBeDefined();
      // A unit is called by what it measures.
      const label = name === "sizeType" ? "Unit of property size" : field.label;
      expect(one!.label, name).toContain(label);
      expect(one!.required, name).toBe(isRequired(field));
      expect(one!.described, name).toContain(field.hint ?? "");
      expect(one!.described, name).not.toContain("NOTHING HAS THE ID");
    }
    // After an answer the count is read out, and not the list of what is left.
    await page.locator("#fullName").fill("Asha Menon");
    const count = page.getByRole("status").filter({ hasText: "answered" });
    await expect(count).toHaveText(/^1 of \d answered$/);
  });
}
