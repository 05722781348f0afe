import { claims } from "../../content/claims.hi.ts";
import { formatCost, fees } from "../../content/fees.hi.ts";
import { titleTrace } from "../../content/documents.hi.ts";
import { seenBy } from "../../content/seen-by.hi.ts";
import type { Content } from "./content.en.ts";

const check = { label: "मेरे कागज़ जँचवाएँ", href: "/document-verification" } as const;

const page = {
  path: "/legal-rera",
  title: "लीगल और RERA: टाइटल की जाँच और रजिस्ट्रेशन",
  description: `${claims.titleTrace} के टाइटल की पड़ताल, ${claims.reraRegistration} में RERA रजिस्ट्रेशन, एग्रीमेंट और म्यूटेशन। पैसा देने से पहले जानें कि ज़मीन किसकी है।`,
  picture: "legal-rera",
  action: check,
} satisfies Content["page"];

const opening = {
  title: "कानूनी और RERA मदद, साइन करने से पहले",
  lead: "ख़राब दीवार फिर बन सकती है, ख़राब टाइटल नहीं। हम प्रॉपर्टी के कागज़ पढ़ते हैं, प्रोजेक्ट RERA में रजिस्टर करवाते हैं, और जो मिला वह आसान शब्दों में बताते हैं।",
  links: [check, { label: "कानूनी सवाल पूछें", href: "/contact-form" }],
} as const satisfies Content["opening"];

const essentials = {
  cost: `${formatCost(fees.legal)} सरकारी शुल्क और स्टाम्प ड्यूटी अलग से लगते हैं।`,
  fee: fees.legal,
  time: `RERA रजिस्ट्रेशन में ${claims.reraRegistration} लगते हैं। टाइटल की जाँच का समय राज्य और कागज़ों पर निर्भर करता है।`,
  ready: "कॉपी या साफ़ फ़ोटो। असली कागज़ घर पर ही रखें।",
} satisfies Content["essentials"];

const headings = {
  forOwners: {
    title: "ख़रीदारों, मालिकों और वारिसों के लिए",
    lead: "एक चुनें, और फ़ॉर्म उसी विषय के साथ खुलता है।",
  },
  forBuilders: { title: "बिल्डरों और प्रमोटरों के लिए" },
  papers: { title: "घर में कौन-से कागज़ ढूँढें" },
  registration: {
    title: "RERA रजिस्ट्रेशन, चार कदमों में",
    lead: "जहाँ कानून नंबर माँगता है, वहाँ उसके बिना न विज्ञापन, न बुकिंग, न बिक्री।",
  },
  questions: { title: "आम सवाल" },
} as const satisfies Content["headings"];

const model = {
  title: `टाइटल की पड़ताल ${claims.titleTrace} पीछे तक जाती है`,
  lead: "हर कड़ी पर हम क्या जाँचते हैं।",
  picture: "legal-rera",
  alt: "वही तराज़ू, मुहर लगा कागज़ और घर, शाम को",
  points: [
    {
      title: "आवंटन",
      text: "प्राधिकरण का पत्र, लीज़, और क्या हर किस्त चुकाई गई।",
      at: [30, 72],
    },
    {
      title: "बिक्री",
      text: "रजिस्टर्ड डीड, सही स्टाम्प ड्यूटी, और बेचने वाला जिसे बेचने का हक था।",
      at: [57, 70],
    },
    {
      title: "विरासत",
      text: "हर वारिस के दस्तख़त, या अदालत का प्रमाणपत्र। एक भी छूट जाए, तो अदालत बिक्री रद्द कर सकती है।",
      at: [29, 38],
    },
    {
      title: "लोन",
      text: "बैंक का चार्ज, और वह पत्र जिससे वह हटा।",
      at: [53, 38],
    },
    {
      title: "आज का बेचने वाला",
      text: "म्यूटेशन, टैक्स की रसीदें, सोसाइटी का बकाया, और चल रहे मुकदमे।",
      at: [69.5, 61],
    },
  ],
} as const satisfies Content["model"];

const forOwners = [
  {
    title: "टाइटल की पड़ताल और रिपोर्ट",
    text: "मालिकों की कड़ी, एक-एक करके पढ़ी हुई, और साफ़ जवाब: हाँ, नहीं, या अभी नहीं।",
    href: check.href,
  },
  {
    title: "कागज़ों की जाँच",
    text: "आपके हाथ के कागज़, रजिस्ट्रार और प्राधिकरण के कागज़ों से मिलाए हुए।",
    href: check.href,
  },
  {
    title: "एग्रीमेंट",
    text: "आपके लिए लिखे या पढ़े हुए, और जोखिम वाली शर्तें लाल निशान के साथ।",
  },
  {
    title: "रजिस्ट्री और म्यूटेशन",
    text: "स्टाम्प ड्यूटी का हिसाब, तारीख़ लेना, और बाद में राजस्व रिकॉर्ड में आपका नाम।",
  },
  {
    title: "वसीयत, दान और विरासत",
    text: "ताकि वारिस अदालत के चक्कर से बचें।",
  },
] satisfies Content["forOwners"];

const forBuilders = [
  { title: "RERA में प्रोजेक्ट का रजिस्ट्रेशन", text: "फ़ाइल तैयार करना, जमा करना और आगे बढ़ाना।" },
  { title: "प्राधिकरण को जानकारी", text: "काम और खाते की रिपोर्ट, ताकि रजिस्ट्रेशन चलता रहे।" },
  { title: "मंज़ूरियाँ और NOC", text: "क्या बाकी है, कौन देता है, और किस क्रम में माँगें।" },
  { title: "बिक्री के एग्रीमेंट", text: "जैसे RERA माँगता है, और जो साइन करने वाले परिवार की समझ में आएँ।" },
  { title: "शिकायतें", text: "ख़रीदार की शिकायत का जवाब, या आदेश आने से पहले समझौता।" },
] satisfies Content["forBuilders"];

const registration = [
  {
    title: "कागज़",
    text: "टाइटल, मंज़ूर नक्शा, प्रमोटर की जानकारी, प्रोजेक्ट का बैंक खाता। सूची हम देते हैं।",
  },
  { title: "आवेदन", text: "हम आवेदन भरकर आपके राज्य के प्राधिकरण में जमा करते हैं।" },
  { title: "सवाल", text: "प्राधिकरण सवाल पूछता है। आपकी ओर से जवाब हम तैयार करते हैं।" },
  { title: "नंबर", text: "आपको रजिस्ट्रेशन मिलता है और आप विज्ञापन कर सकते हैं। उससे एक दिन पहले भी नहीं।" },
] satisfies Content["registration"];

const papers = [
  "टाइटल डीड",
  "म्यूटेशन",
  "एग्रीमेंट",
  "CLU (भूमि उपयोग बदलने की मंज़ूरी)",
  "रसीदें",
  "POA (पावर ऑफ़ अटॉर्नी)",
  "नक्शा",
] satisfies Content["papers"];

const questions = [
  {
    question: "फ़्लैट RERA में रजिस्टर्ड है। क्या टाइटल की जाँच फिर भी चाहिए?",
    answer:
      "हाँ, पर छोटी। RERA बताता है कि प्रमोटर कौन है और उसने क्या वादा किया। ज़मीन का इतिहास वह आपके लिए नहीं पढ़ता, और रीसेल का फ़्लैट शायद RERA में हो ही न।",
  },
  {
    question: "इतना पीछे तक क्यों?",
    answer:
      "ज़मीन पर दावे देर से भी सामने आते हैं। टाइटल को साफ़ कहने से पहले बैंक और वकील करीब इतना ही पीछे तक पढ़ते हैं।",
  },
  {
    question: "RERA रजिस्ट्रेशन किस बात पर अटकता है?",
    answer: "ज़्यादातर उन कागज़ों पर जो शुरू में ही नहीं होते। इसीलिए हम जमा करने से पहले फ़ाइल जाँचते हैं।",
  },
  {
    question: "अगर कोई गड़बड़ मिले तो?",
    answer:
      "हम आसान शब्दों में बताएँगे कि वह क्या है, ठीक हो सकती है या नहीं, कौन करेगा, और सौदा छोड़ना चाहिए या नहीं। फिर फ़ैसला आपका है।",
  },
  {
    question: "मैं विदेश में हूँ। क्या आप मेरी ओर से काम कर सकते हैं?",
    answer:
      "हाँ। ज़्यादातर कामों में स्कैन काफ़ी हैं। जहाँ ख़ुद के दस्तख़त चाहिए, वहाँ हम उसी एक काम तक सीमित पावर ऑफ़ अटॉर्नी तैयार करते हैं।",
  },
] satisfies Content["questions"];

/** The first words of a message. */
const subject = "कानूनी सवाल";

const papersNote = "इनमें से कुछ भी नहीं है? जो पता है, वही भेजें। प्रमाणित कॉपी के लिए हम आवेदन कर सकते हैं।";

const closing = {
  as: "letter",
  id: "contact-form",
  title: "पैसा देने से पहले कागज़ पढ़वाएँ",
  text: [
    `आपके कागज़ कौन पढ़ता है? ${seenBy} किसी और कानूनी बात पर `,
    { label: "हमें लिखें", href: "/contact-form" },
    "।",
  ],
  action: check,
} as const satisfies Content["closing"];

export const content: Content = {
  subject,
  essentials,
  model,
  page,
  opening,
  headings,
  forOwners,
  forBuilders,
  registration,
  papers,
  questions,
  papersNote,
  closing,
  titleTrace,
};
