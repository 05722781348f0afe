import { claims, stats } from "../../content/claims.hi.ts";
import { seenBy } from "../../content/seen-by.hi.ts";
import type { Content } from "./content.en.ts";

const [transactions, , satisfaction, cities, leadership] = stats;

const page = {
  path: "/about/why-us",
  title: "हमें क्यों चुनें",
  description:
    "प्रॉपर्टी के सौदे का आम तरीका और हमारा तरीका साथ-साथ, किस काम में कितना समय लगता है, हर सलाहकार से पूछने के चार सवाल, और हमें कब न चुनें।",
  picture: "why-us",
} satisfies Content["page"];

const opening = {
  label: "हमें क्यों चुनें",
  title: "चुनने से पहले अंदर झाँक लें",
  lead: "आम तरीका और हमारा तरीका साथ-साथ, किस काम में कितना समय लगता है, और हमें कब न चुनें।",
  crumbs: [{ label: "हमारे बारे में", href: "/about" }, { label: "हमें क्यों चुनें" }],
} as const satisfies Content["opening"];

const illustration = {
  picture: "why-us",
  alt: "गुड़ियाघर की तरह खुला घर का मॉडल, हर कमरा सामने",
} as const satisfies Content["illustration"];

const figure = {
  value: satisfaction.value,
  label: satisfaction.label,
  text: `${transactions.value} ${transactions.label}, ${cities.value} ${cities.label}।`,
} as const satisfies Content["figure"];

const headings = {
  comparison: {
    title: "आम तरीका, और हमारा",
    lead: "इनमें से तीन पंक्तियाँ कागज़ के नमूने तक ले जाती हैं।",
  },
  reasons: { title: "हमें चुनने के चार कारण" },
  questions: {
    label: "किसी को भी चुनने से पहले",
    title: "चार सवाल, जो हर सलाहकार से पूछें",
    lead: "हर जवाब लिखवाकर लें।",
  },
  times: { title: "किस काम में कितना समय" },
  notForYou: { title: "हमें कब न चुनें" },
} as const satisfies Content["headings"];

const comparison = {
  caption: "प्रॉपर्टी के सौदे का आम तरीका, AIPM के साथ मिलाकर",
  columns: [{ title: "आम तरीका" }, { title: "AIPM के साथ" }],
  rows: [
    {
      label: "आप किससे बात करते हैं",
      cells: ["हर सवाल के लिए नया व्यक्ति", "एक सलाहकार, पहली कॉल से चाबी तक"],
    },
    {
      label: "आपकी प्रॉपर्टी",
      cells: ["फ़ोटो खींची, लिस्ट की, आगे भेजी", "सिर्फ़ सत्यापित ख़रीदारों या पार्टनरों को दिखाई"],
    },
    {
      label: "कागज़",
      href: "/legal-rera",
      cells: ["एडवांस देने के बाद जाँचे", `पहले जाँचे, टाइटल की पड़ताल ${claims.titleTrace} पीछे तक`],
    },
    {
      label: "बेचना और ख़रीदना",
      href: "/exchange-property",
      cells: ["दो सौदे, महीनों के फ़ासले पर", "एक एक्सचेंज, एक कैलेंडर, ख़र्च की एक शीट"],
    },

    {
      label: "सौदे के बाद",
      href: "/rental-caretaking",
      cells: ["आप अकेले", "किराया, मरम्मत, और हर महीने या हर हफ़्ते जाँच"],
    },
  ],
} satisfies Content["comparison"];

const reasons = [
  {
    title: "निजी और गोपनीय",
    text: `आपकी प्रॉपर्टी प्रकाशित नहीं की जाती। आपकी रिक्वेस्ट कौन देखता है? ${seenBy}`,
  },
  {
    title: "सब कुछ एक जगह",
    text: `${claims.services} एक छत के नीचे, पहली बार कीमत आँकने से आख़िरी डिब्बे तक।`,
  },
  {
    title: "विशेषज्ञों की टीम",
    text: `टीमें नौ लोग सँभालते हैं, जिनके नेतृत्व का कुल अनुभव ${leadership.value} है।`,
  },
  {
    title: "भरोसे की विरासत",
    text: "पारिवारिक कारोबार, जिसे परिवार ख़ुद चलाता है।",
  },
] satisfies Content["reasons"];

const questions = [
  { term: "कुल ख़र्च कितना होगा, रुपयों में?", detail: "एक आँकड़ा, या उसका हिसाब, और ऊपर से क्या लगेगा।" },
  { term: "मेरे कागज़ कौन-कौन देखेगा?", detail: "लोगों के नाम, सिर्फ़ कंपनी का नहीं।" },
  { term: "कमियाँ क्या हैं?", detail: "घर की, और उसके टाइटल की सबसे कमज़ोर कड़ी।" },
  { term: "आगे क्या होगा, और कब?", detail: "अगला कदम, उसकी तारीख़, और वह किसका काम है।" },
] satisfies Content["questions"];

const times = [
  { term: "आपकी रिक्वेस्ट का जवाब", detail: claims.response },
  { term: "औसत सौदा पूरा होता है", detail: `${claims.dealClosing} में` },
  { term: "एक्सचेंज पूरा होता है", detail: `करीब ${claims.exchangeTime} में` },
  { term: "आपका डिज़ाइन और कोटेशन तैयार", detail: `${claims.designAndQuote} में` },
  { term: "लोन की प्री-अप्रूवल", detail: `${claims.loanPreApproval} में` },
  { term: "लोन मंज़ूर", detail: `${claims.loanApproval} में` },
  { term: "प्रोजेक्ट का RERA रजिस्ट्रेशन", detail: `${claims.reraRegistration} में` },
] satisfies Content["times"];

const notForYou = [
  "आपको किसी भी कीमत पर जल्द से जल्द बेचना है, और आज रात तक प्रॉपर्टी हर पोर्टल पर चाहिए।",
  "आप पैसे का कुछ हिस्सा हिसाब से बाहर रखना चाहते हैं। हम ऐसा नहीं करते।",
  "आप साइन कर चुके हैं और पैसे भी दे चुके हैं। तब आपको सबसे पहले वकील चाहिए: हमारी लीगल टीम से बात करें।",
] satisfies Content["notForYou"];

const legalDesk = {
  label: "लीगल टीम के पेज पर जाएँ",
  href: "/legal-rera",
} satisfies Content["legalDesk"];

const closing = {
  as: "letter",
  title: "इन चार में से किसी सवाल से शुरू करें",
  text: "प्रॉपर्टी या कागज़ का नाम लिखें, और बताएँ कि किस बात को लेकर शंका है।",
  action: { label: "पूछताछ करें", href: "/query" },
} as const satisfies Content["closing"];

export const content: Content = {
  page,
  opening,
  illustration,
  figure,
  headings,
  comparison,
  reasons,
  questions,
  times,
  notForYou,
  legalDesk,
  closing,
};
