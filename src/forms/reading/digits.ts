/** Digits of any script as 0 to 9. In Unicode those of Indian scripts are 0x80 apart, from Devanagari to Malayalam. */
export const westernDigits = (typed: string): string =>
  typed
    .replace(/[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g, (digit) =>
      String(((digit.codePointAt(0) ?? 0) - 0x966) % 0x80),
    )
    .replace(/[٠-٩۰-۹０-９]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
