/** The first sentences of the desk to a visitor, in the visitor's language: in the link to the chat, and in a call. */
import type { Locale } from "../i18n/locale.ts";

interface About {
  readonly name: string;
  /** As its page calls it in that language. */
  readonly form: string;
  readonly reference: string;
}

type Sentences = Readonly<Partial<Record<Locale, (about: About) => string>>> & {
  readonly en: (about: About) => string;
};

const greetings: Sentences = {
  en: ({ name, form, reference }) => `Hello ${name}, this is AIPM about your enquiry "${form}" (${reference}).`,
  hi: ({ name, form, reference }) => `नमस्ते ${name} जी, AIPM से आपके फ़ॉर्म "${form}" (${reference}) के बारे में लिख रहे हैं।`,
};

/** The receipt tells visitors that a caller from AIPM begins with their reference. */
const openings: Sentences = {
  en: ({ form, reference }) => `Your reference is ${reference}. This is AIPM, about your enquiry "${form}".`,
  hi: ({ form, reference }) => `आपका रेफ़रेंस ${reference} है। यह कॉल AIPM से है, आपके फ़ॉर्म "${form}" के बारे में।`,
};

const inLanguage = (sentences: Sentences, language: string, about: About): string =>
  (Object.hasOwn(sentences, language) ? sentences[language as Locale]! : sentences.en)(about);

export const greet = (language: string, about: About): string => inLanguage(greetings, language, about);

/** The sentence with which a caller begins. */
export const openCall = (language: string, about: About): string => inLanguage(openings, language, about);
