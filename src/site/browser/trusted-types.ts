/** The one Trusted Types policy. Libraries that write markup or load scripts go through it. */

interface Policies {
  createPolicy(name: string, rules: Readonly<Record<string, (text: string) => string | null>>): unknown;
}

/** React makes a script element from this markup. It fills it with JSON-LD, whose `<` is escaped. */
const isHarmless = (html: string): boolean => html === "<script></script>" || !html.includes("<");

const { trustedTypes } = globalThis as { readonly trustedTypes?: Policies };
trustedTypes?.createPolicy("default", {
  createHTML: (html) => (isHarmless(html) ? html : null),
  createScriptURL: (url) => (url === "/outbox-sw.js" ? url : null),
});
