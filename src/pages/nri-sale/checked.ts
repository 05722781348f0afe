import type { Checked } from "../../content/checked.ts";
import { checked as taxFormsChecked } from "../../content/tax-forms.ts";

/** Who confirmed the steps of a sale. */
export const checked: Checked = { ...taxFormsChecked, checkedBy: "" };
