import type { FaqGroup } from "../../content/faq.ts";
import { synonyms } from "./synonyms.ts";

/** In small letters, without apostrophes and Devanagari dots, which many people do not type. */
const normalize = (text: string): string =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/['’]|\u093c/g, "");

const WORD = /[\p{L}\p{M}\p{N}’']+/gu;
const wordsOf = (text: string): string[] => normalize(text).match(WORD) ?? [];

const groups = synonyms.map((group) => new Set(wordsOf(group)));

const withoutPlural = (word: string): string => word.replace(/(?<=\w\w\w)s$/, "");

/** Whether a word starts with the typed one, or is a synonym of it. */
function matcher(typed: string): (word: string) => boolean {
  const same = groups.filter((group) => group.has(typed) || group.has(withoutPlural(typed)));
  return (word) => word.startsWith(typed) || same.some((group) => group.has(word) || group.has(withoutPlural(word)));
}

export interface Found {
  readonly groups: readonly FaqGroup[];
  /** Splits a text into pieces, each with whether it matches the search. */
  readonly pieces: (text: string) => readonly (readonly [piece: string, isFound: boolean])[];
}

/** The questions that contain every typed word, in the question, the answer or the title of the group. */
export function matching(all: readonly FaqGroup[], text: string): Found {
  const matchers = wordsOf(text).map(matcher);
  return {
    groups: all
      .map((group) => ({
        ...group,
        items: group.items.filter(({ question, answer }) => {
          const words = wordsOf(`${group.title} ${question} ${answer}`);
          return matchers.every((matches) => words.some(matches));
        }),
      }))
      .filter(({ items }) => items.length > 0),
    pieces: (said) =>
      said
        .split(/([\p{L}\p{M}\p{N}’']+)/u)
        .map((piece, i) => [piece, i % 2 === 1 && matchers.some((matches) => matches(normalize(piece)))] as const),
  };
}
