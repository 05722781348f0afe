/** The pages that stand in every language, beside those of a form and nothing else. Held to by tests/contracts/languages.test.ts. */
const PAGES: ReadonlySet<string> = new Set([
  "/",
  "/contact",
  "/faq",
  "/query",
  "/privacy-policy",
  "/portfolio-management",
  "/your-data",
]);

export const isTranslated = (path: string, isForm: boolean): boolean => isForm || PAGES.has(path);
