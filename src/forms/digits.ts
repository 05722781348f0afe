/** Digits of Indian scripts stand 0x80 apart, from Devanagari to Malayalam; Urdu's and the full-width ones by themselves. */
export const westernDigits = (typed: string): string =>
  typed
    .replace(/[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g, (digit) => String(((digit.codePointAt(0) ?? 0) - 0x966) % 0x80))
    .replace(/[٠-٩۰-۹０-９]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
