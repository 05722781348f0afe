import { sampleNotes } from "../../content/sample-notes.hi.ts";
import { claims } from "../../content/claims.hi.ts";
import { formatCost, fees } from "../../content/fees.hi.ts";
import { formLink } from "../../content/form-link.ts";
import type { Content } from "./content.en.ts";

const request = { label: "फ़र्नीचर मँगाएँ", href: "/furniture-on-demand-form" } as const;

const page = {
  path: "/furniture-on-demand",
  title: "फ़र्नीचर ऑन डिमांड: पूरे घर के लिए, या एक पलंग",
  description: `घर या दफ़्तर के लिए फ़र्नीचर किराए पर, ${claims.furnitureTerm}। हम पहुँचाते हैं, लगाते हैं और वापस ले जाते हैं। कमरे, अवधि और तरीका देखें।`,
  picture: "furniture",
  action: request,
} satisfies Content["page"];

const hero = {
  label: "फ़र्नीचर ऑन डिमांड",
  title: "फ़र्नीचर वाला घर, जितने दिन आप रहें",
  lead: "एक पलंग, एक कमरा या पूरे फ़्लैट का फ़र्नीचर किराए पर लें। हम लाते हैं, लगाते हैं, और जब आप घर बदलें, वापस ले जाते हैं।",
  picture: "furniture-wide",
  narrow: "furniture",
  alt: "पलंग, कुर्सी, मेज़ और लंबा लैंप, हर एक अपने चबूतरे पर",
  crumbs: [{ label: "होम", href: "/" }, { label: "फ़र्नीचर ऑन डिमांड" }],
  links: [request],
} as const satisfies Content["hero"];

const askFor = (answers: Readonly<Record<string, string>>): string =>
  formLink("/furniture-on-demand-form", answers);

const comparison = {
  caption: "फ़र्नीचर ख़रीदना, किराए पर लेने से मिलाकर",
  columns: [{ title: "ख़रीदें तो" }, { title: "किराए पर लें तो" }],
  rows: [
    { label: "पहले दिन", cells: ["पूरी कीमत एक साथ", "पहले महीने का किराया"] },
    { label: "शहर बदलें", cells: ["ट्रक, या घाटे में बेचना", "हम वापस ले जाते हैं"] },
    { label: "एक और कमरा चाहिए", cells: ["शोरूम में एक और इतवार", "उसी एग्रीमेंट में जोड़ लें"] },
    { label: "आपके लिए बेहतर, अगर", cells: ["आप कई साल रहेंगे", "आप कुछ समय रहेंगे"] },
  ],
} satisfies Content["comparison"];

const audiences = [
  {
    title: "नए शहर में नई नौकरी",
    text: "फ़्लैट ख़ाली है, जॉइनिंग सोमवार को है, और अभी पता नहीं कि आप टिकेंगे या नहीं।",
    href: askFor({ propertyType: "Home", furnitureNeeded: "Full House Package" }),
  },
  {
    title: "विदेश से कुछ महीने घर पर",
    text: "माता-पिता की देखभाल करनी है, घर बेचना है। जितने दिन यहाँ हैं, उतने दिन का फ़र्नीचर लें।",
    href: askFor({ propertyType: "Home", rentalDuration: "Short-Term (up to 6 months)" }),
  },
  {
    title: "मकान मालिक, जिन्हें बेहतर किराया चाहिए",
    text: "फ़र्नीचर वाला फ़्लैट उन्हें भी दिया जा सकता है, जो ख़ाली फ़्लैट देखने भी न आते।",
    href: askFor({ propertyType: "Home", rentalDuration: "Long-Term (6+ months)" }),
  },
  {
    title: "नया-नया दफ़्तर",
    text: "अभी बारह मेज़ें, सर्दियों तक बीस। पैसा कारोबार में ही रहने दें।",
    href: askFor({ propertyType: "Office", furnitureNeeded: "Office Setup" }),
  },
] satisfies Content["audiences"];

/** Named as in the form. The last two are not single rooms. */
const model = {
  title: "आप क्या किराए पर ले सकते हैं",
  lead: "एक कमरा, पूरा घर, या कोई एक चीज़।",
  picture: "furniture",
  alt: "वही पलंग, कुर्सी, मेज़ और लैंप शाम को",
  points: [
    {
      title: "लिविंग रूम",
      text: "सोफ़ा, सेंटर टेबल, टीवी यूनिट, कालीन, लंबा लैंप",
      href: askFor({ furnitureNeeded: "Living Room" }),
      at: [54, 58],
    },
    {
      title: "बेडरूम",
      text: "गद्दे के साथ पलंग, अलमारी, साइड टेबल, ड्रेसिंग टेबल",
      href: askFor({ furnitureNeeded: "Bedroom" }),
      at: [33, 50],
    },
    {
      title: "दफ़्तर का सेट",
      text: "मेज़ें, दफ़्तर की कुर्सियाँ, अलमारियाँ, मीटिंग टेबल, व्हाइटबोर्ड",
      href: askFor({ furnitureNeeded: "Office Setup" }),
      at: [62, 41],
    },
    {
      title: "पूरे घर का पैकेज",
      text: "बैठक, खाने का कमरा, बेडरूम और पढ़ाई का कमरा, एक-दूसरे से मेल खाते",
      href: askFor({ furnitureNeeded: "Full House Package" }),
      at: [46, 72],
    },
    {
      title: "अपनी ज़रूरत के हिसाब से",
      text: "बच्चे का पालना, दो जनों की पढ़ाई की जगह, ट्रेनिंग के हफ़्ते के लिए चालीस कुर्सियाँ: पूछ लें",
      href: askFor({ furnitureNeeded: "Custom Requirement" }),
      at: [84, 26],
    },
  ],
} as const satisfies Content["model"];

const process = [
  {
    title: "आप बताते हैं कि क्या और कहाँ",
    text: "शहर, कमरे, कितने समय के लिए, और कब से।",
    time: "करीब 2 मिनट",
  },
  {
    title: "हम विकल्प भेजते हैं",
    text: "WhatsApp पर या फ़ोन पर, हर चीज़ के साथ महीने का किराया।",
  },
  { title: "हम पहुँचाते और लगाते हैं", text: "दिन हम कॉल पर तय करते हैं।" },
  {
    title: "आप रखें, बदलें या लौटाएँ",
    text: "अवधि पूरी होने से पहले बता दें।",
  },
] satisfies Content["process"];

/** Extras included in the rent. The business confirms them. */
const sampleExtras = [
  "कमरे तक डिलीवरी",
  "जोड़ना-लगाना, और पैकिंग वापस ले जाना",
  "आप तक पहुँचने से पहले सफ़ाई और जाँच",
  "आम घिसावट पर मरम्मत या बदलना",
  "अवधि पूरी होने पर वापस ले जाना",
] satisfies Content["sampleExtras"];

const sampleTestimonials = [
  {
    quote:
      "शनिवार को उतरे, सोमवार को अपने पलंग पर सोए। जब प्रोजेक्ट हैदराबाद गया, तो एक कॉल पर सब लौटा दिया।",
    author: "निखिल एस.",
    location: "बेंगलुरु (उदाहरण)",
    sample: true,
  },
  {
    quote: "माँ तीन महीने हमारे पास रहीं, तब फ़र्नीचर किराए पर लिया। घर जैसा लगता था, अस्पताल जैसा नहीं।",
    author: "फ़रीदा एम.",
    location: "मुंबई (उदाहरण)",
    sample: true,
  },
  {
    quote: "पहले हफ़्ते आठ मेज़ें, चौथे महीने चौदह। कुर्सी एक भी नहीं ख़रीदी।",
    author: "अंकित और पूजा वी.",
    location: "गुरुग्राम (उदाहरण)",
    sample: true,
  },
] as const satisfies Content["sampleTestimonials"];

const questions = [
  {
    question: "पता न हो कि कितने दिन रहना है, तो?",
    answer:
      "ज़्यादा से ज़्यादा जितना सोच सकते हों, उतना बताएँ। दो अवधियों के बीच अटके हों, तो दोनों का किराया पूछ लें।",
  },
  {
    question: "ख़र्च कितना है?",
    answer: "यह सामान, शहर और अवधि पर निर्भर करता है। फ़ॉर्म में बजट लिख दें, तो हम उसी के अंदर चुनेंगे।",
  },
  {
    question: "कितनी जल्दी पहुँच सकता है?",
    answer:
      "बताएँ कि 1 हफ़्ते में चाहिए, 1 महीने में, या जब सुविधा हो। आपके शहर में क्या मौजूद है, यह देखकर हम कॉल पर दिन पक्का करेंगे।",
  },
  {
    question: "कुछ घिस जाए या टूट जाए, तो?",
    answer: "जब हो, तभी बता दें। साइन करने से पहले पूछ लें कि आम घिसावट किसे मानेंगे।",
  },
  {
    question: "क्या पहले लौटा सकते हैं, समय बढ़ा सकते हैं, या कोई चीज़ ख़रीद सकते हैं?",
    answer: "साइन करने से पहले पूछ लें कि किसका कितना लगेगा।",
  },
] satisfies Content["questions"];

const essentials = {
  cost: `${formatCost(fees.furniture)} फ़र्नीचर किराए पर, ${claims.furnitureTerm}।`,
  fee: fees.furniture,
  answer: `जवाब ${claims.response}।`,
  ready: "पता, मंज़िल, लिफ़्ट या सीढ़ी, और कितने महीने।",
} satisfies Content["essentials"];

const headings = {
  comparison: {
    title: "किराए पर क्यों?",
    lead: "क्योंकि पलंग कितने दिन चाहिए, यह आपको पता है; कितने साल रखना चाहेंगे, यह शायद नहीं।",
  },
  audiences: { title: "किसके लिए है", lead: "जो आप पर ठीक बैठे, वह चुनें, और फ़ॉर्म उसी जवाब के साथ खुलेगा।" },
  process: { label: "काम कैसे होता है", title: "फ़र्नीचर वाले घर तक चार कदम" },
  extras: { title: "किराए में शामिल", lead: sampleNotes.rental },
  questions: { title: "आम सवाल" },
  testimonials: { title: "लोग क्या कहते हैं", lead: sampleNotes.clients },
} as const satisfies Content["headings"];

const getStarted = { label: "शुरू करें", href: "#contact-form" } satisfies Content["getStarted"];

const closing = {
  as: "letter",
  id: "contact-form",
  title: "कौन-सा कमरा ख़ाली है?",
  text: "शहर और कमरा बताएँ। हम WhatsApp पर जवाब देंगे या कॉल करेंगे।",
  action: request,
} as const satisfies Content["closing"];

export const content: Content = {
  essentials,
  model,
  page,
  hero,
  comparison,
  audiences,
  process,
  sampleExtras,
  sampleTestimonials,
  questions,
  headings,
  getStarted,
  closing,
};
