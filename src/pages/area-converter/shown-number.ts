import { groupDigits } from "../../forms/reading/rupees.ts";

const SMALL = new Intl.NumberFormat("en-IN", { maximumSignificantDigits: 3 });

/** Uses Indian digit grouping, and three significant digits below one. */
export const shownNumber = (number: number): string =>
  number < 1 ? SMALL.format(number) : groupDigits(number);
