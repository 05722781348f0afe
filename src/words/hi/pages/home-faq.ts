import { firstGroups } from "../content/faq-first.ts";

/** The questions that the page has not answered already; the others are a link away. */
export const homeFaq = firstGroups.map(({ title, items }) => ({ title, items: items.filter(({ home }) => home) }));
