/**
 * Forms of the tax office that the Income-tax Act, 2025, numbers anew: the number of today, and the old one in brackets. An accountant
 * confirms them by name; the launch check asks again after 180 days.
 */
import type { Checked } from "./checked.ts";

export const taxForms = {
  /** What the sender of money declares. */
  declaration: "145 (15CA)",
  /** What an accountant certifies. */
  certificate: "146 (15CB)",
  /** The employer's certificate of a salary. */
  salary: "130 (16)",
} as const;

export const checked: Checked = {
  source: "Income-tax Act, 2025, in force from 1 April 2026; Income-tax Rules, 2026, rule 220",
  checkedOn: "2026-11-25",
  checkedBy: "",
};
