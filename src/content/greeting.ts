/** The greeting in the desk's chat link, in the visitor's language. */
import type { Locale } from "../i18n/locale.ts";

interface About {
  readonly name: string;
  /** As its page calls it in that language. */
  readonly form: string;
  readonly reference: string;
}

const greetings: Readonly<Partial<Record<Locale, (about: About) => string>>> & {
  readonly en: (about: About) => string;
} = {
  en: ({ name, form, reference }) => `Hello ${name}, this is AIPM about your enquiry "${form}" (${reference}).`,
  hi: ({ name, form, reference }) => `नमस्ते ${name} जी, AIPM से आपके फ़ॉर्म "${form}" (${reference}) के बारे में लिख रहे हैं।`,
};

export const greet = (language: string, about: About): string =>
  (Object.hasOwn(greetings, language) ? greetings[language as Locale]! : greetings.en)(about);
