import type { FaqGroup } from "./entry.ts";

/** Lower case, without apostrophes and the Devanagari dots that many people do not type. */
const normalize = (text: string): string =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/['’]|\u093c/g, "");

const splitWords = (text: string): string[] => normalize(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

export interface Found {
  readonly groups: readonly FaqGroup[];
  /** Splits a text into pieces, each with whether it matches the search. */
  readonly pieces: (text: string) => readonly (readonly [piece: string, isFound: boolean])[];
}

/** Finds the questions that have every typed word, or its beginning, in the question, the answer or the group's title. */
export function matching(all: readonly FaqGroup[], text: string): Found {
  const typed = splitWords(text);
  return {
    groups: all
      .map((group) => ({
        ...group,
        items: group.items.filter(({ question, answer }) => {
          const words = splitWords(`${group.title} ${question} ${answer}`);
          return typed.every((part) => words.some((word) => word.startsWith(part)));
        }),
      }))
      .filter(({ items }) => items.length > 0),
    pieces: (sentence) =>
      sentence
        .split(/([\p{L}\p{M}\p{N}’']+)/u)
        .map(
          (piece, i) =>
            [
              piece,
              i % 2 === 1 && typed.some((part) => normalize(piece).startsWith(part)),
            ] as const,
        ),
  };
}
