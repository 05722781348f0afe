/** The first sentences of the desk to a visitor, in the visitor's language: in the link to the chat, and in a call. */
import type { Locale } from "../i18n/locale.ts";

interface About {
  readonly name: string;
  readonly reference: string;
}

type Sentences = Readonly<Partial<Record<Locale, (about: About) => string>>> & {
  readonly en: (about: About) => string;
};

const greetings: Sentences = {
  en: ({ name, reference }) =>
    `Hello ${name}, this is AIPM about your enquiry, reference ${reference}.`,
  hi: ({ name, reference }) =>
    `नमस्ते ${name} जी, हम AIPM से आपकी रिक्वेस्ट (रेफ़रेंस ${reference}) के बारे में लिख रहे हैं।`,
};

/** The caller says their own name at the dots. The receipt tells visitors to expect the reference. */
const openings: Sentences = {
  en: ({ reference }) =>
    `Hello, this is … from AIPM. I'm calling about your enquiry, reference ${reference}.`,
  hi: ({ reference }) => `नमस्ते, मैं AIPM से … हूँ। यह कॉल आपकी रिक्वेस्ट के बारे में है, रेफ़रेंस ${reference}।`,
};

const inLanguage = (sentences: Sentences, language: string, about: About): string =>
  (Object.hasOwn(sentences, language) ? sentences[language as Locale]! : sentences.en)(about);

export const greet = (language: string, about: About): string =>
  inLanguage(greetings, language, about);

/** The sentence with which a caller begins. */
export const openCall = (language: string, about: About): string =>
  inLanguage(openings, language, about);
