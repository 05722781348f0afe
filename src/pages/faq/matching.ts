import type { FaqGroup } from "../../content/faq-first.ts";

const plain = (text: string): string => text.toLowerCase().replaceAll("’", "'");

/** The groups with the questions that hold every word, in the question, the answer or the name of the group. */
export function matching(groups: readonly FaqGroup[], text: string): FaqGroup[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return groups
    .map((group) => ({
      ...group,
      items: group.items.filter(({ question, answer }) => {
        const all = plain(`${group.title} ${question} ${answer}`);
        return words.every((word) => all.includes(word));
      }),
    }))
    .filter(({ items }) => items.length > 0);
}
