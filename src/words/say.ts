/**
 * Sentences of the interface stand in English where they are used. A document, or an answer of the edge, has one
 * language: whoever begins it says which, and English needs no dictionary.
 */
import { type Language, LANGUAGES, pathIn } from "./language.ts";
import type { askingSentences } from "./hi/asking.ts";
import type { edgeSentences } from "./hi/edge.ts";
import type { fillingSentences } from "./hi/filling.ts";
import type { frameSentences } from "./hi/frame.ts";
import type { sentences } from "./hi/sentences.ts";

type Said<Part> = Readonly<Record<keyof Part, string>>;
/** What a page, a form and the edge bring along of a language, each for itself. */
export type PageDictionary = Said<typeof sentences & typeof frameSentences>;
export type FormDictionary = Said<typeof sentences & typeof askingSentences & typeof fillingSentences>;
export type EdgeDictionary = Said<typeof sentences & typeof askingSentences & typeof edgeSentences>;
/** Every sentence that there is: one that is in no dictionary does not compile where it is said. */
export type Sentence = keyof PageDictionary | keyof FormDictionary | keyof EdgeDictionary;

/** What is left open in a sentence: "Upload of {name}". */
type Holes<S extends string> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Holes<Rest> : never;
/** A sentence without holes. */
export type Plain = { [S in Sentence]: [Holes<S>] extends [never] ? S : never }[Sentence];
type Filling<S extends string> = [Holes<S>] extends [never] ? [] : [Readonly<Record<Holes<S>, string | number>>];

export interface Tongue {
  readonly language: Language;
  /** Whether it has a page of its own for an English address. */
  readonly hasPage?: (path: string) => boolean;
  /** None for English, which is what is translated. */
  readonly dictionary?: PageDictionary | FormDictionary | EdgeDictionary | undefined;
}

let spoken: Tongue = { language: "en" };

export const speak = (tongue: Tongue = { language: "en" }): void => void (spoken = tongue);

/** Beside what is spoken already: a document has one language, and its form, then the page around it bring their words along. */
export const learn = ({
  dictionary,
  ...tongue
}: Tongue & { readonly dictionary: PageDictionary | FormDictionary }): void =>
  speak({ ...tongue, dictionary: { ...spoken.dictionary, ...dictionary } });

/** For one answer of the edge, which may be in the middle of others: nothing in `action` may wait. */
export function speaking<T>(tongue: Tongue | undefined, action: () => T): T {
  const before = spoken;
  speak(tongue);
  try {
    return action();
  } finally {
    spoken = before;
  }
}

/** Where a link leads from here: to the page in this language, where there is one. */
export const to = (href: string, tongue = spoken): string =>
  tongue.hasPage?.(href.replace(/[?#].*/, "")) ? pathIn(tongue.language, href) : href;

export const spokenLanguage = (): Language => spoken.language;

/** For dates and numbers: "hi-IN". */
export const localeTag = (): string => LANGUAGES[spoken.language].tag;

/** The sentence as it is said here, its holes still open. */
export const said = (sentence: Sentence): string =>
  (spoken.dictionary as Partial<Record<Sentence, string>> | undefined)?.[sentence] ?? sentence;

type Filled = Readonly<Record<string, unknown>>;

/** The sentence as it is said here. */
export const t = <S extends Sentence>(sentence: S, ...[values]: Filling<S>): string =>
  said(sentence).replace(/\{(\w+)\}/g, (hole, name: string) => String((values as Filled | undefined)?.[name] ?? hole));
