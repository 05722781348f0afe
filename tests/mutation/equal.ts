/** Mutants that no test can notice, with the reason: by file, as npm run mutate prints them. */
export const EQUAL: Readonly<Record<string, Readonly<Record<string, string>>>> = {};
