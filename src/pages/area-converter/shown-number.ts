import { grouped } from "../../forms/rupees.ts";

const SMALL = new Intl.NumberFormat("en-IN", { maximumSignificantDigits: 3 });

/** Grouped as India groups; of what is less than one, its first three digits. */
export const shownNumber = (number: number): string => (number < 1 ? SMALL.format(number) : grouped(number));
