/** Translates messages into the locale of the document, or of the worker's answer. Code has them in English. */
import { type Locale, LOCALES } from "./locale.ts";
import type { Known, Message, Messages, MessageValues } from "./message.ts";

export interface Localization {
  readonly locale: Locale;
  readonly messages: Messages;
}
export const ENGLISH: Localization = { locale: "en", messages: {} };

let current = (): Localization => ENGLISH;

/** For the worker, which answers many requests at a time: called for every message. */
export const provideLocalization = (provide: () => Localization): void => void (current = provide);

/** For a document, which has one locale. Without an argument it is English. */
export const setLocale = (localization: Localization = ENGLISH): void =>
  provideLocalization(() => localization);

export const currentLocale = (): Locale => current().locale;

/** The tag for dates and numbers: "hi-IN". */
export const localeTag = (): string => LOCALES[currentLocale()].tag;

/** A message in the current locale, with its placeholders. */
export const translate = (english: Message): string => current().messages[english] ?? english;

const filled = (text: string, values: Readonly<Record<string, unknown>> = {}): string =>
  text.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));

export type Translate = <const M extends string>(
  english: Known<M>,
  ...[values]: MessageValues<M>
) => string;

/**
 * A message in the current locale, in English where it has no translation.
 *
 * @example
 * t("File {name} is attached twice.", { name: "deed.pdf" });
 */
export const t: Translate = (english, ...[values]) => filled(translate(english as Message), values);

/** A message in English in any locale, for stored text. */
export const inEnglish: Translate = (english, ...[values]) => filled(english, values);
