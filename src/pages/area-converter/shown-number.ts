import { grouped } from "../../forms/reading/rupees.ts";

const SMALL = new Intl.NumberFormat("en-IN", { maximumSignificantDigits: 3 });

/** In Indian grouping; below one, three significant digits. */
export const shownNumber = (number: number): string => (number < 1 ? SMALL.format(number) : grouped(number));
