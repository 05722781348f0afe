import * as v from "valibot";

/** Judges a list's length before its items: a list of ten thousand is one problem, not ten thousand. */
export const atMostItems = (most: number, requiredMessage: string, message: string) =>
  v.pipe(v.array(v.unknown(), requiredMessage), v.maxLength(most, message));
