/** What the styleguide says itself: where a piece is on pages of both languages, it is shown with their words. */
import type { Translation } from "../i18n/translation.ts";

export const en = {
  page: {
    title: "Styleguide",
    description: "Every piece of the site and every kind of field, with its states.",
  },
  lead: "Every piece of the site and every kind of field, with its states. Only npm run dev has this page.",
  themes: { both: "Both themes side by side", one: "Your own theme", day: "Day", dusk: "Dusk" },
  headings: { words: "Words and colours", pieces: "Pieces", forms: "Around a form", kinds: "Kinds of fields" },
  states: {
    empty: "Empty",
    filled: "Filled",
    doubt: "Doubt",
    error: "Error",
    disabled: "Disabled",
    sending: "On their way",
  },
  /** Of text on pages: its class follows it. */
  sizes: "A home of your own",
  buttons: {
    primary: "Ask for a call",
    secondary: "See how it works",
    quiet: "Not now",
    round: "Close",
    read: "Read the promise",
  },
  quote: { quote: "They told us what the flat was worth, and it was.", author: "A sample client", location: "Pune" },
  badges: [
    { title: "Papers first", text: "Before any visit.", icon: "i-lucide-shield-check" },
    { title: "One adviser", text: "From the first call to the keys.", icon: "i-lucide-check" },
  ],
  callout: { title: "Good to know", text: "A notice tells what must not be missed." },
  ticks: ["The title is read", "The dues are known", "The price is on paper"],
  comparison: {
    caption: "Two ways to let a flat",
    columns: [
      { title: "Basic", price: "₹2,000" },
      { title: "Full", price: "₹4,000", recommended: true },
    ],
    rows: [
      { label: "Visits a month", cells: ["1", "4"] },
      { label: "Photographs", cells: [false, true] },
    ],
  },
  spans: [
    { label: "Visit and value", value: "1 to 2 weeks", from: 1, to: 2 },
    { label: "Deed and keys", value: "4 to 8 weeks", from: 4, to: 8 },
  ],
  ticksOfTime: [
    { at: 0, label: "Today" },
    { at: 8, label: "8 weeks" },
  ],
  moments: [
    { when: "Day 1", what: "You call", text: "We listen." },
    { before: "An offer in", when: "Day 7", what: "We answer" },
  ],
  more: { more: "Read more", less: "Read less", about: "the long text", text: "The long text stands here." },
  dialog: {
    open: "Open a dialog",
    title: "A dialog",
    text: "It keeps the focus in, and closes on Escape.",
    close: "Close",
  },
  toasts: {
    default: "It is noted.",
    success: "It was sent.",
    error: "It could not be sent.",
    loading: "It is on its way.",
  },
  row: "A row that passes by",
  cards: "A row to turn",
  failure: "The server did not answer.",
  unfit: "This file is too large.",
} as const;

type Words = Translation<typeof en>;

export const hi: Words = {
  page: {
    title: "स्टाइलगाइड",
    description: "साइट का हर हिस्सा और हर तरह का फ़ील्ड, अपनी सभी अवस्थाओं के साथ।",
  },
  lead: "साइट का हर हिस्सा और हर तरह का फ़ील्ड, अपनी सभी अवस्थाओं के साथ। यह पेज केवल npm run dev में है।",
  themes: { both: "दोनों थीम साथ-साथ", one: "आपकी अपनी थीम", day: "दिन", dusk: "शाम" },
  headings: { words: "शब्द और रंग", pieces: "हिस्से", forms: "फ़ॉर्म के आसपास", kinds: "फ़ील्ड के प्रकार" },
  states: {
    empty: "ख़ाली",
    filled: "भरा हुआ",
    doubt: "संदेह",
    error: "ग़लती",
    disabled: "बंद",
    sending: "भेजी जा रही हैं",
  },
  sizes: "अपना एक घर",
  buttons: {
    primary: "कॉल के लिए कहें",
    secondary: "देखें, कैसे होता है",
    quiet: "अभी नहीं",
    round: "बंद करें",
    read: "हमारा वादा पढ़ें",
  },
  quote: { quote: "उन्होंने बताया कि फ़्लैट की क़ीमत क्या है, और वही निकली।", author: "एक नमूना ग्राहक", location: "पुणे" },
  badges: [
    { title: "पहले काग़ज़", text: "किसी भी विज़िट से पहले।", icon: "i-lucide-shield-check" },
    { title: "एक सलाहकार", text: "पहली कॉल से चाबी तक।", icon: "i-lucide-check" },
  ],
  callout: { title: "जानने की बात", text: "सूचना वह बताती है, जो छूटना नहीं चाहिए।" },
  ticks: ["टाइटल पढ़ा गया है", "बकाया पता है", "क़ीमत काग़ज़ पर है"],
  comparison: {
    caption: "फ़्लैट किराए पर देने के दो तरीक़े",
    columns: [
      { title: "सादा", price: "₹2,000" },
      { title: "पूरा", price: "₹4,000", recommended: true },
    ],
    rows: [
      { label: "महीने में विज़िट", cells: ["1", "4"] },
      { label: "तस्वीरें", cells: [false, true] },
    ],
  },
  spans: [
    { label: "विज़िट और क़ीमत", value: "1 से 2 हफ़्ते", from: 1, to: 2 },
    { label: "रजिस्ट्री और चाबी", value: "4 से 8 हफ़्ते", from: 4, to: 8 },
  ],
  ticksOfTime: [
    { at: 0, label: "आज" },
    { at: 8, label: "8 हफ़्ते" },
  ],
  moments: [
    { when: "पहला दिन", what: "आप कॉल करते हैं", text: "हम सुनते हैं।" },
    { before: "प्रस्ताव", when: "सातवाँ दिन", what: "हम जवाब देते हैं" },
  ],
  more: { more: "और पढ़ें", less: "कम पढ़ें", about: "लंबा लेख", text: "लंबा लेख यहाँ है।" },
  dialog: {
    open: "डायलॉग खोलें",
    title: "एक डायलॉग",
    text: "फ़ोकस इसी में रहता है, और यह Escape से बंद होता है।",
    close: "बंद करें",
  },
  toasts: {
    default: "लिख लिया गया।",
    success: "भेज दिया गया।",
    error: "नहीं भेजा जा सका।",
    loading: "भेजा जा रहा है।",
  },
  row: "चलती हुई पंक्ति",
  cards: "पलटने वाली पंक्ति",
  failure: "सर्वर ने जवाब नहीं दिया।",
  unfit: "यह फ़ाइल बहुत बड़ी है।",
};

export type { Words };
