/**
 * The styleguide's own texts. Components on translated pages use those pages' texts (`samples.ts`).
 */
import type { Translation } from "../i18n/translation.ts";

export const en = {
  page: {
    title: "Styleguide",
    description:
      "Every piece of the site and every kind of field, in each of its states. Only npm run dev has this page.",
  },
  themes: { both: "Both themes side by side", one: "Your own theme", day: "Day", dusk: "Dusk" },
  headings: {
    words: "Words and colours",
    pieces: "Pieces",
    forms: "Around a form",
    kinds: "Kinds of fields",
  },
  states: {
    empty: "Empty",
    filled: "Filled",
    warning: "Soft warning",
    error: "Error",
    disabled: "Disabled",
    sending: "Sending",
  },
  buttons: {
    primary: "Ask for a call",
    secondary: "See how it works",
    quiet: "Not now",
    close: "Close",
  },
  spans: [
    { label: "Visit and value", value: "1 to 2 weeks", from: 1, to: 2 },
    { label: "Deed and keys", value: "4 to 8 weeks", from: 4, to: 8 },
  ],
  ticks: [
    { at: 0, label: "Today" },
    { at: 8, label: "8 weeks" },
  ],
  toasts: {
    default: "It is noted.",
    success: "It was sent.",
    error: "It could not be sent.",
    loading: "It is on its way.",
  },
  failure: "The server did not answer.",
  unfit: "This file is too large.",
} as const;

export type Words = Translation<typeof en>;

export const hi: Words = {
  page: {
    title: "स्टाइलगाइड",
    description:
      "साइट का हर हिस्सा और हर तरह का फ़ील्ड, अपनी सभी अवस्थाओं के साथ। यह पेज केवल npm run dev में है।",
  },
  themes: { both: "दोनों थीम साथ-साथ", one: "आपकी अपनी थीम", day: "दिन", dusk: "शाम" },
  headings: { words: "शब्द और रंग", pieces: "हिस्से", forms: "फ़ॉर्म के आसपास", kinds: "फ़ील्ड के प्रकार" },
  states: {
    empty: "ख़ाली",
    filled: "भरा हुआ",
    warning: "हल्की चेतावनी",
    error: "ग़लती",
    disabled: "बंद",
    sending: "भेजी जा रही है",
  },
  buttons: {
    primary: "कॉल के लिए कहें",
    secondary: "देखें, कैसे होता है",
    quiet: "अभी नहीं",
    close: "बंद करें",
  },
  spans: [
    { label: "विज़िट और क़ीमत", value: "1 से 2 हफ़्ते", from: 1, to: 2 },
    { label: "रजिस्ट्री और चाबी", value: "4 से 8 हफ़्ते", from: 4, to: 8 },
  ],
  ticks: [
    { at: 0, label: "आज" },
    { at: 8, label: "8 हफ़्ते" },
  ],
  toasts: {
    default: "लिख लिया गया।",
    success: "भेज दिया गया।",
    error: "नहीं भेजा जा सका।",
    loading: "भेजा जा रहा है।",
  },
  failure: "सर्वर ने जवाब नहीं दिया।",
  unfit: "यह फ़ाइल बहुत बड़ी है।",
};
