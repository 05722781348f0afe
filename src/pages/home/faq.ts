import { firstGroups } from "../../content/faq-first.ts";

/** Each group by its first two questions; the others are a link away. */
export const homeFaq = firstGroups.map(({ title, items }) => ({ title, items: items.slice(0, 2) }));
