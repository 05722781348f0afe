/** Sentences stand in English where they are said. Here each is said in the locale of its document, or of an answer of the edge. */
import { type Locale, LOCALES } from "./locale.ts";
import type { Message, Messages, Values } from "./message.ts";

export interface Localization {
  readonly locale: Locale;
  readonly messages: Messages;
}
export const ENGLISH: Localization = { locale: "en", messages: {} };

let current = (): Localization => ENGLISH;

/** For who answers many at a time: asked whenever something is said. */
export const provideLocalization = (provide: () => Localization): void => void (current = provide);

/** For a document, which has one locale. */
export const setLocale = (localization: Localization = ENGLISH): void => provideLocalization(() => localization);

export const currentLocale = (): Locale => current().locale;

/** For dates and numbers: "hi-IN". */
export const localeTag = (): string => LOCALES[currentLocale()].tag;

/** The sentence as it is said here, its holes still open. */
export const translate = (english: Message): string => current().messages[english] ?? english;

const filled = (text: string, values: Readonly<Record<string, unknown>> = {}): string =>
  text.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));

export type Translate = <M extends Message>(english: M, ...[values]: Values<M>) => string;

/** The sentence as it is said here. */
export const t: Translate = (english, ...[values]) => filled(translate(english), values);

/** The sentence in English, whatever is said here: for what is kept. */
export const inEnglish: Translate = (english, ...[values]) => filled(english, values);
