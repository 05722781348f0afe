/**
 * Tax forms that the Income-tax Act, 2025, renumbered: the current number, with the old one in brackets. An accountant
 * confirms them by name. The launch check lists them again after 180 days.
 */
import type { Checked } from "./checked.ts";

export const taxForms = {
  /** Declaration by the sender of the money. */
  declaration: "145 (15CA)",
  /** Certificate by an accountant. */
  certificate: "146 (15CB)",
  /** The employer's certificate of a salary. */
  salary: "130 (16)",
} as const;

export const checked: Checked = {
  source: "Income-tax Act, 2025, in force from 1 April 2026; Income-tax Rules, 2026, rule 220",
  checkedOn: "2026-11-25",
  checkedBy: "",
};
