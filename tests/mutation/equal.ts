/** Mutants that no test can notice, with the reason: by file, as npm run mutate prints them. */
export const EQUAL: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "src/forms/reading/rupees.ts": {
    'const [, head, rest] = /^([\\d,]*)(?:\\.(\\d*))?$/.exec(westernDigits(typed)) ?? [];: [] → ["Stryker was here"]':
      "Nothing is taken out of it: what did not match has no groups.",
  },
  "src/forms/reading/phone.ts": {
    'const lengths = DIGITS[countryCode] ?? [];: [] → ["Stryker was here"]': "No number has a length that is a text.",
    'text.replace(REMARK, "").replace(EXTENSION, "").replace(WORD…").replace(WORDS_BEHIND, ""),: "" → "Stryker was here!"':
      "What stands in the place of an extension is a word behind the number, and goes with these.",
    '.replace(/^\\+?0{0,2}(\\d{1,3})(?=\\+\\1)/, ""): /^\\+?0{0,2}(\\d{1,3})(?=\\+\\1)/ → /\\+?0{0,2}(\\d{1,3})(?=\\+\\1)/':
      "Behind the beginning it leaves a + inside, which no number has.",
    'const international = /^(?:\\+|00)(\\d+)/.exec(digits)?.[1] ?? "";: "" → "Stryker was here!"':
      "No calling code begins with a letter.",
  },
  "src/forms/reading/city-in.ts": {
    'city !== undefined && form.fields[form.city ?? ""]?.kind === "longText": "" → "Stryker was here!"':
      "No field has either name.",
  },
  "src/forms/reading/figures.ts": {
    'const [all, digits = "", word = ""] = TERM.exec(rest) ?? [];: "" → "Stryker was here!"':
      "For the compiler: both groups take part wherever the pattern matches.",
    '.replace(unit ?? "", ""): "" → "Stryker was here!"': "Without a unit nothing is replaced by nothing.",
    "const isNamed = next !== undefined && (next > 1 || scale === 100);: next !== undefined → true":
      "For the compiler: undefined is not above 1, and the line after the next refuses it.",
  },
  "src/forms/reading/land.ts": {
    'const [, length = "", width = "", metres] = SIDES.exec(text.…laceAll(/[\'’′]/g, "")) ?? [];: "" → "Stryker was here!"':
      "Neither is a number.",
    'const [, length = "", width = "", metres] = SIDES.exec(text.…laceAll(/[\'’′]/g, "")) ?? [];: [] → ["Stryker was here"]':
      "Nothing is taken out of it: what did not match has no groups.",
    'return long && wide && (!unit || unit === "sqft" || unit ===…* wide * square) : undefined;: long && wide → true':
      "A side that is not read makes a product that is no number, which is taken for none.",
    'return long && wide && (!unit || unit === "sqft" || unit ===…* wide * square) : undefined;: long && wide → long || wide':
      "A side that is not read makes a product that is no number, which is taken for none.",
    'const areas = units.map(({ sqft }, i) => (one(pieces[i] ?? "") ?? NaN) * sqft);: "" → "Stryker was here!"':
      "For the compiler: there is a piece before each unit.",
    'areas.some(Number.isNaN) || /\\d/.test(pieces.at(-1) ?? ""): "" → "Stryker was here!"':
      "For the compiler: there is a piece behind the last unit.",
  },
  "src/forms/reading/visitor-clock.ts": {
    "} catch {: { return undefined; } → {}": "A function that ends gives the same.",
  },
  "worker/uploads/disposition.ts": {
    "if (fits(text)) return text;: fits(text) → false": "The short way to what the long one gives: most names fit.",
  },
  "worker/uploads/keys.ts": {
    "return batchId && id ? { batchId, id } : undefined;: batchId && id → batchId || id":
      "For the compiler: both groups take part wherever the pattern matches.",
  },
};
