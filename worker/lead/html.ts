/** Escapes text for HTML. */

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (one) => ESCAPES[one] ?? one);

/** The attributes of a tag, escaped. Those that are undefined or false are left out. */
export const attributes = (all: Readonly<Record<string, string | boolean | undefined>>): string =>
  Object.entries(all)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escaped(String(value))}"`))
    .join("");
