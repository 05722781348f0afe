/** The six of the letter at /about/promise: claims like those of `claims.ts`, each with its line in `evidence.ts`. */
export const promises = [
  "We will answer you",
  "We will keep your business private",
  "We will say what it costs before it costs anything",
  "We will read the papers first",
  "We will tell you not to buy",
  "We will stay after the keys",
] as const;
