/** Inlined in every page: the one Trusted Types policy. Libraries that write markup or load scripts go through it. */

interface Policies {
  createPolicy(
    name: string,
    rules: Readonly<Record<string, (text: string) => string | null>>,
  ): unknown;
}

/** React creates a script element from this markup and then sets its JSON-LD, in which `<` is escaped. */
const isHarmless = (html: string): boolean => html === "<script></script>" || !html.includes("<");

const { trustedTypes } = globalThis as { readonly trustedTypes?: Policies };
try {
  trustedTypes?.createPolicy("default", {
    createHTML: (html) => (isHarmless(html) ? html : null),
    createScriptURL: (url) => (url === "/outbox-sw.js" ? url : null),
  });
} catch (error) {
  // An extension has made the policy, and answers for it. React needs only one that passes its markup.
  console.info(error);
}
