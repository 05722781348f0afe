import type { Checked } from "../../content/checked.ts";
import { checked as taxFormsChecked } from "../../content/tax-forms.ts";

/** Of the steps of a sale: the accountant and the lawyer who confirm them stand here by name. */
export const checked: Checked = { ...taxFormsChecked, checkedBy: "" };
