import type { FaqGroup } from "../../content/faq-first.ts";

/** Without what most people leave out as they type: the curl of an apostrophe, the dot under a Devanagari letter. */
const plain = (text: string): string =>
  text.normalize("NFD").toLowerCase().replaceAll("’", "'").replaceAll("\u093c", "");

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
