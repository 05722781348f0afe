/** Spellings of one meaning, as rows of a test. */
export type Meaning<T> = readonly [meaning: T, spellings: string];

/** Splits a text at `|` and line ends. */
export const each = (spellings: string): string[] =>
  spellings
    .split(/[|\n]/)
    .map((spelling) => spelling.trim())
    .filter(Boolean);

export const cases = <T>(meanings: readonly Meaning<T>[]): [spelling: string, meaning: T][] =>
  meanings.flatMap(([meaning, spellings]) =>
    each(spellings).map((spelling): [string, T] => [spelling, meaning]),
  );
