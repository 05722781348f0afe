/** Option lists, and the fields made of them, that several forms share. Every label is the specification's own. */
import { choice } from "../fields.ts";

export const BUDGET_RANGES = [
  "Below ₹20L",
  "₹20L - ₹40L",
  "₹40L - ₹60L",
  "₹60L - ₹1Cr",
  "Above ₹1Cr",
] as const;

export const TIMELINES = ["Immediately", "1-3 Months", "3-6 Months", "6+ Months"] as const;

export const PURPOSES = ["First Home", "Investment", "Relocation", "Other"] as const;

export const YES_NO = ["Yes", "No"] as const;

/** The label of the unit "Sqft". */
export const UNIT_NAMES = { Sqft: "sqft" } as const;

/** The unit of a property's size, as a toggle next to the number. */
export const sizeUnit = choice({
  label: "Unit of size",
  options: ["BHK", "Sqft"],
  initial: "BHK",
  optionLabels: UNIT_NAMES,
});
