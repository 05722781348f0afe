import { claims, responseMeans, stats } from "../../content/claims.hi.ts";
import { seenBy } from "../../content/seen-by.hi.ts";
import type { Content } from "./content.en.ts";

const [, , satisfaction, , leadership] = stats;

const page = {
  path: "/about/why-us",
  title: "हमें क्यों चुनें",
  description:
    "प्रॉपर्टी के सौदे का आम तरीका और हमारा तरीका साथ-साथ, हर बात का सबूत कागज़ पर, किसमें कितना समय लगता है, और चार सवाल जो हर सलाहकार से पूछें।",
  picture: "why-us",
} satisfies Content["page"];

const opening = {
  label: "हमें क्यों चुनें",
  title: "चुनने से पहले अंदर झाँक लें",
  lead: "आम तरीका और हमारा तरीका साथ-साथ, हर बात का सबूत कागज़ पर; किसमें कितना समय लगता है; और किन्हें हमारे पास नहीं आना चाहिए।",
  crumbs: [{ label: "हमारे बारे में", href: "/about" }, { label: "हमें क्यों चुनें" }],
} as const satisfies Content["opening"];

const illustration = {
  picture: "why-us",
  alt: "गुड़ियाघर की तरह खुला घर का मॉडल, हर कमरा सामने",
} as const satisfies Content["illustration"];

const figure = {
  value: satisfaction.value,
  label: "संतुष्टि, उन लोगों की जिनके लिए हमने काम किया",
  text: `${claims.complaintsRead}, सौ में से उन दो के लिए जो ख़ुश नहीं थे।`,
} as const satisfies Content["figure"];

const headings = {
  comparison: {
    title: "आम तरीका, और हमारा",
    lead: "इनमें से चार बातें उस कागज़ के नमूने तक ले जाती हैं, जो आपको मिलेगा।",
  },
  reasons: { title: "हमें चुनने के चार कारण", lead: "और काम के दिन में हर एक का मतलब।" },
  questions: {
    label: "किसी को भी चुनने से पहले",
    title: "चार सवाल, हर सलाहकार से",
    lead: "सलाहकार के पास दिखाने को कागज़ या तो होता है, या नहीं। हमसे आपको यह मिलता है।",
  },
  times: { title: "किस काम में कितना समय" },
  notForYou: { title: "हमें कब न चुनें" },
} as const satisfies Content["headings"];

const comparison = {
  caption: "प्रॉपर्टी के सौदे का आम तरीका, AIPM के साथ मिलाकर",
  columns: [{ title: "आम तरीका" }, { title: "AIPM के साथ" }],
  rows: [
    { label: "आप किससे बात करते हैं", cells: ["हर सवाल के लिए नया आदमी", "एक सलाहकार, पहली कॉल से चाबी तक"] },
    {
      label: "आपकी प्रॉपर्टी",
      cells: ["फ़ोटो खींची, लिस्ट की, आगे भेजी", "सिर्फ़ जाँचे-परखे ख़रीदारों या पार्टनरों को दिखाई"],
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
      label: "फ़ीस",
      href: "/about/promise",
      cells: ["आख़िर में बताई", "शुरू में तय, आधे पन्ने के पत्र में"],
    },
    {
      label: "सौदे के बाद",
      href: "/rental-caretaking",
      cells: ["आप अकेले", "किराया, मरम्मत और विज़िट, हर विज़िट का नोट और फ़ोटो"],
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
    text: `${claims.services} एक छत के नीचे, पहली बार कीमत आँकने से आख़िरी डिब्बे तक। आपको अपनी बात एक ही बार समझानी पड़ती है।`,
  },
  {
    title: "विशेषज्ञों की टीम",
    text: `डेस्क नौ लोग सँभालते हैं, जिनके नेतृत्व का कुल अनुभव ${leadership.value} है। आपका सलाहकार इनमें से हर एक से पूछ सकता है।`,
  },
  {
    title: "भरोसे की विरासत",
    text: "परिवार का कारोबार, जिसे पिता और उनकी बेटी चलाते हैं। फ़ोन पर आप दोनों में से किसी से भी बात करने को कह सकते हैं।",
  },
] satisfies Content["reasons"];

const questions = [
  { term: "कुल कितना होगा, रुपयों में?", detail: "आधे पन्ने का फ़ीस का पत्र, काम शुरू होने से पहले।" },
  { term: "मेरे कागज़ किस-किसने देखे?", detail: "नाम और दिन, आपकी फ़ाइल के लॉग से।" },
  { term: "इसके ख़िलाफ़ क्या है?", detail: "हर घर की कमियाँ, और हर टाइटल की कमज़ोर कड़ी, लिखकर।" },
  { term: "आगे क्या होगा, और कब?", detail: "अगला कदम अपने दिन के साथ, और उसे करेगा कौन।" },
] satisfies Content["questions"];

const times = [
  { term: "आपकी रिक्वेस्ट का जवाब", detail: `${claims.response}, ${responseMeans}` },
  { term: "औसत सौदा पूरा होता है", detail: `${claims.dealClosing} में` },
  { term: "एक्सचेंज पूरा होता है", detail: `करीब ${claims.exchangeTime} में` },
  { term: "आपका डिज़ाइन और कोटेशन तैयार", detail: `${claims.designAndQuote} में` },
  { term: "लोन की प्री-अप्रूवल", detail: `${claims.loanPreApproval} में` },
  { term: "लोन मंज़ूर", detail: `${claims.loanApproval} में` },
  { term: "प्रोजेक्ट का RERA रजिस्ट्रेशन", detail: `${claims.reraRegistration} में` },
] satisfies Content["times"];

const notForYou = [
  "आपको किसी भी कीमत पर जल्द से जल्द बेचना है, और आज रात तक प्रॉपर्टी हर पोर्टल पर चाहिए।",
  "आपको पैसे का कुछ हिस्सा बही से बाहर रखना है। वह हम नहीं करते।",
  "आप साइन कर चुके हैं और पैसे भी दे चुके हैं। तब आपको सबसे पहले वकील चाहिए: हमारी लीगल डेस्क से शुरू करें।",
] satisfies Content["notForYou"];

const legalDesk = { label: "लीगल डेस्क पर जाएँ", href: "/legal-rera" } satisfies Content["legalDesk"];

const closing = {
  as: "letter",
  title: "इन चार में से किसी सवाल से शुरू करें",
  text: "प्रॉपर्टी या कागज़ का नाम लिखें, और यह कि किस बात का भरोसा नहीं। जो सलाहकार कॉल करेंगे, वे सबसे पहले उसी का जवाब देंगे।",
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
