import { claims } from "../../content/claims.hi.ts";
import { formatCost, fees } from "../../content/fees.hi.ts";
import { formLink } from "../../content/form-link.ts";
import type { Content } from "./content.en.ts";

const brief = { label: "डिज़ाइन और कोटेशन मँगाएँ", href: "/interior-construction" } as const;

const page = {
  path: "/construction",
  title: "कंस्ट्रक्शन और इंटीरियर",
  description: `इंटीरियर, रेनोवेशन या टर्नकी घर: डिज़ाइन और कोटेशन ${claims.designAndQuote} में, हर चीज़ का अलग दाम। देखें काम कैसे होता है।`,
  picture: "construction",
  action: brief,
} satisfies Content["page"];

const hero = {
  title: "घर बने या सजे, पहले कागज़ पर",
  lead: "बताएँ कि आपको क्या बनवाना, पूरा करवाना या बदलवाना है। दीवार टूटने से पहले नक्शा और दाम आपके हाथ में होते हैं, और फ़ैसला आपका।",
  picture: "construction-wide",
  narrow: "construction",
  alt: "बनते हुए घर का मॉडल, क्रेन, ईंटों और रेत के साथ",
  links: [brief, { label: "पहले हमसे बात करें", href: "/contact" }],
} as const satisfies Content["hero"];

const essentials = {
  cost: `${formatCost(fees.construction)} यह एरिया, सामान और दीवारों की हालत पर निर्भर करता है।`,
  fee: fees.construction,
  time: `आपकी पूरी ज़रूरत पता होने के बाद डिज़ाइन और कोटेशन ${claims.designAndQuote} में। काम की तारीख़ें एग्रीमेंट में होती हैं।`,
  ready: "जगह कहाँ है और बिल्ट-अप एरिया कितना है। फ़ोटो और नक्शे, अगर हों।",
} satisfies Content["essentials"];

const headings = {
  kinds: {
    label: "हम क्या बनाते हैं",
    title: "इन चार में से आपको क्या चाहिए?",
    lead: "एक चुनें, और फ़ॉर्म उसी जवाब के साथ खुलेगा।",
  },
  steps: { label: "काम कैसे होता है", title: "आपकी बात से आपकी चाबी तक" },
  questions: { title: "आम सवाल" },
} as const satisfies Content["headings"];

const briefFor = (requirementType: string): string =>
  formLink("/interior-construction", { requirementType });

const kinds = [
  {
    title: "इंटीरियर डिज़ाइन",
    text: "दीवारें वही रहती हैं। आपको ऐसे कमरे चाहिए जो काम आएँ: सामान की जगह, रोशनी, फ़र्नीचर, और रसोई जो आपके पकाने के ढंग से बनी हो।",
    href: briefFor("Interior Design"),
  },
  {
    title: "इंटीरियर का काम",
    text: "ख़ाली या अभी-अभी मिला फ़्लैट, जिसमें फ़र्श, फ़ॉल्स सीलिंग, वायरिंग, किचन और अलमारियाँ चाहिए।",
    href: briefFor("Interior Construction"),
  },
  {
    title: "रेनोवेशन",
    text: "पुराना घर, जिसकी पाइपलाइन, बाथरूम या कमरों का बँटवारा अब नहीं चलता। हम बताते हैं कि क्या रह सकता है, क्योंकि पैसा उसी से बचता है।",
    href: briefFor("Renovation"),
  },
  {
    title: "टर्नकी प्रोजेक्ट",
    text: "प्लॉट या सिर्फ़ ढाँचा है, और आपको सीधे चाबी चाहिए। नक्शे, मंज़ूरियाँ, निर्माण और इंटीरियर एक ही एग्रीमेंट में।",
    href: briefFor("Turnkey Project"),
  },
] satisfies Content["kinds"];

const steps = [
  {
    title: "आप जगह के बारे में बताते हैं",
    text: "कहाँ है, कितनी बड़ी है, क्या चाहिए, काम कब शुरू करना है। नक्शे हों, तो मदद मिलती है।",
  },
  {
    title: "आपको डिज़ाइन और कोटेशन मिलता है",
    text: "पहला लेआउट, मुख्य सामान, और हर चीज़ का दाम, आपकी बताई ज़रूरत के हिसाब से।",
  },
  {
    title: "हम नापते हैं",
    text: "साइट विज़िट से पहला कोटेशन पक्का बनता है।",
  },
  {
    title: "आप फ़ैसला करते हैं और साइन करते हैं",
    text: "नक्शे, कोटेशन, तारीख़ें और भुगतान एक एग्रीमेंट में आते हैं।",
  },
  {
    title: "काम चरणों में होता है",
    text: "नींव से फ़िनिशिंग तक, हमारे पार्टनर नेटवर्क के डिज़ाइनर और ठेकेदार। ख़ुद आकर देखें, या फ़ोटो मँगाएँ।",
  },
  {
    title: "आप जाँचते हैं, हम ठीक करते हैं",
    text: "हम आपके साथ पूरा काम देखते हैं और जो ठीक करना बाकी है, उसकी सूची बनाते हैं।",
  },
] satisfies Content["steps"];

const model = {
  title: "निर्माण के एग्रीमेंट में क्या-क्या देखें",
  picture: "construction",
  alt: "वही निर्माण शाम को, क्रेन और ईंटों के साथ",
  points: [
    { title: "हर कमरे का नक्शा, नाप के साथ", at: [60, 64] },
    {
      title: "हर चीज़ और उसकी मात्रा का अलग दाम",
      text: "ताकि कोई चीज़ हटाएँ तो दिखे कि कितना बचा।",
      at: [34, 76],
    },
    { title: "हर सामान का ब्रांड और ग्रेड", at: [74.5, 86] },
    { title: "कौन-सा भुगतान किस चरण के लिए है", at: [63, 50] },
    {
      title: "शुरू और पूरा होने की तारीख़",
      text: "देर होने पर क्या होगा, और किसे कॉल करना है।",
      at: [40, 38],
    },
  ],
} as const satisfies Content["model"];

const questions = [
  {
    question: "शुरू में मुझे ठीक-ठीक क्या मिलता है?",
    answer:
      "फ़र्नीचर का नक्शा, सामान के नाम और हर चीज़ का दाम, आपकी बताई ज़रूरत के हिसाब से। जगह नापने के बाद यह पक्का हो जाता है।",
  },
  {
    question: "मेरे पास पहले से आर्किटेक्ट हैं। क्या कोई दिक्कत है?",
    answer: "नहीं। फ़ॉर्म में जहाँ आर्किटेक्ट के नक्शे पूछे जाते हैं, वहाँ हाँ चुनें। हम उन्हीं नक्शों पर कोटेशन देते हैं।",
  },
  {
    question: "क्या हमारे रहते हुए काम हो सकता है?",
    answer:
      "अक्सर हाँ: एक-एक कमरा, धूल से बचाने वाली चादरें, और तय समय। इसमें ज़्यादा समय लगता है, इसलिए कुछ दिन कहीं और रहने के ख़र्च से तुलना कर लें।",
  },
  {
    question: "बीच में दाम बदल जाए तो?",
    answer:
      "ऐसा तब हो सकता है जब आप काम बदलें, या कोई छिपी ख़राबी निकले, जैसे गला हुआ पाइप। काम आगे बढ़ने से पहले नया दाम लिखवाकर लें।",
  },
  {
    question: "मैं विदेश में हूँ। साइट पर नज़र कौन रखेगा?",
    answer:
      "हमारे फ़ील्ड एग्ज़ीक्यूटिव जाकर लिखते हैं कि क्या काम हुआ और किस हाल में है। आप फ़ोटो मँगा सकते हैं, या जब कुछ तय करना हो, तो वीडियो कॉल।",
  },
] satisfies Content["questions"];

const closing = {
  as: "phone",
  id: "contact-form",
  title: "शुरू करने के लिए दो बातें काफ़ी हैं: जगह कहाँ है और कितनी है",
  text: "फ़ॉर्म में करीब तीन मिनट लगते हैं।",
  action: brief,
} as const satisfies Content["closing"];

export const content: Content = {
  model,
  essentials,
  page,
  hero,
  headings,
  kinds,
  steps,
  questions,
  closing,
};
