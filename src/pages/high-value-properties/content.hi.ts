import { claims } from "../../content/claims.hi.ts";
import { buyerUndertaking } from "../../content/documents.hi.ts";
import { formatCost, fees } from "../../content/fees.hi.ts";
import { formLink } from "../../content/form-link.ts";
import type { Content } from "./content.en.ts";

const submit = { label: "मेरी प्रॉपर्टी की जानकारी भेजें", href: "/high-value-asset" };

const page = {
  path: "/high-value-properties",
  title: "हाई-वैल्यू प्रॉपर्टी, बाज़ार में आए बिना बिकी",
  description: `ज़मीन, टावर, स्कूल, होटल, फ़ार्महाउस: बाज़ार में लाए बिना बेचें या लीज़ पर दें, सिर्फ़ सत्यापित ख़रीदारों को। ${claims.trophyAssets}।`,
  picture: "high-value",
  action: submit,
} satisfies Content["page"];

const hero = {
  label: "हाई-वैल्यू प्रॉपर्टी",
  title: "कुछ प्रॉपर्टी का विज्ञापन कभी नहीं होना चाहिए",
  lead: "हमारी गोपनीय टीम ज़मीन, टावर, होटल और बड़ी कोठियाँ बाज़ार में लाए बिना बेचती है और लीज़ पर देती है।",
  picture: "high-value-wide",
  narrow: "high-value",
  alt: "खुली मेहराबदार तिजोरी का मॉडल, अंदर एक छोटा महल",
  links: [submit],
} as const satisfies Content["hero"];

const figure = {
  value: "100+",
  label: "ट्रॉफ़ी प्रॉपर्टी की जाँच",
  text: "ज़मीन, टावर, स्कूल, होटल और फ़ार्महाउस।",
} as const satisfies Content["figure"];

const illustration = {
  picture: "promise",
  alt: "तश्तरी पर मुहर लगा लिफ़ाफ़ा और सुनहरी चाबी",
} as const satisfies Content["illustration"];

const essentials = {
  cost: formatCost(fees.highValue),
  fee: fees.highValue,
  time: `जवाब ${claims.response}। औसत सौदा ${claims.dealClosing} में पूरा।`,
  ready: "जगह, प्रकार और कीमत का आपका अपना अंदाज़ा। डीड या फ़ोटो तभी, जब आप चाहें।",
} satisfies Content["essentials"];

const headings = {
  categories: {
    title: "छह तरह की प्रॉपर्टी",
    lead: "अपनी चुनें, और फ़ॉर्म उसी प्रकार के साथ खुलेगा।",
  },
  trackRecord: {
    title: "अब तक का काम",
    lead: "काल्पनिक उदाहरण। असली सौदे मालिकों की सहमति मिलने पर यहाँ होंगे। तस्वीरें मॉडल हैं।",
  },
  undertaking: {
    label: "गोपनीयता",
    title: "ख़रीदार से किस पर साइन लिए जा सकते हैं",
    lead: "पाँच शर्तों का मसौदा, जिसे आपके वकील बदल सकते हैं।",
  },
  dossier: {
    label: "कागज़",
    title: "ख़रीदार का वकील क्या-क्या माँगेगा",
    lead: "इनके बिना भी जानकारी भेज सकते हैं। ये तैयार हों, तो सौदा जल्दी हो सकता है।",
  },
  desk: { label: "काम कैसे होता है", title: "आपकी जानकारी से एक ख़रीदार तक" },
} as const satisfies Content["headings"];

const briefFor = (propertyType: string): string => formLink(submit.href, { propertyType });

/** Each category opens the brief with the nearest type of the form. */
const categories = [
  {
    title: "ज़मीन",
    text: "टाउनशिप की ज़मीन, हाईवे से लगी ज़मीन, खेती की ज़मीन जिसका इस्तेमाल बदला जा चुका हो।",
    picture: "asset-land",
    alt: "सीढ़ीदार ज़मीन का मॉडल, सीमा पर झंडियाँ",
    href: briefFor("Plot"),
  },
  {
    title: "कमर्शियल प्रॉपर्टी",
    text: "किराए पर दिए हुए दफ़्तरों के टावर, मॉल, गोदाम, बाज़ार की दुकानें।",
    picture: "asset-commercial",
    alt: "दुकानों की कतार के ऊपर दफ़्तरों के दो टावरों के मॉडल",
    href: briefFor("Commercial"),
  },
  {
    title: "संस्थान और शिक्षा",
    text: "स्कूल, कॉलेज, अस्पताल, ज़मीन वाले ट्रस्ट।",
    picture: "asset-institutional",
    alt: "आँगन के चारों ओर गुंबद वाले कॉलेज का मॉडल",
    href: briefFor("Other"),
  },
  {
    title: "बिजली और बुनियादी ढाँचा",
    text: "सोलर और पवन बिजली की जगहें, लॉजिस्टिक्स पार्क, ज़मीन और परमिट के साथ कारख़ाने।",
    picture: "asset-energy",
    alt: "सोलर पैनलों के मैदान का मॉडल, तीन पवन चक्कियों के साथ",
    href: briefFor("Other"),
  },
  {
    title: "होटल और रिज़ॉर्ट",
    text: "हेरिटेज होटल, रिज़ॉर्ट, शादी-समारोह की जगहें, सर्विस्ड अपार्टमेंट।",
    picture: "asset-hospitality",
    alt: "पूल के चारों ओर महल जैसे होटल का मॉडल",
    href: briefFor("Resort"),
  },
  {
    title: "लग्ज़री घर और फ़ार्महाउस",
    text: "पुरानी कॉलोनियों के बंगले, पेंटहाउस, चारदीवारी के अंदर फ़ार्महाउस।",
    picture: "asset-luxury",
    alt: "लंबे पूल और लॉन वाले विला का मॉडल",
    href: briefFor("Villa"),
  },
] satisfies Content["categories"];

const model = {
  title: "हमें क्यों सौंपें",
  picture: "high-value",
  alt: "वही खुली तिजोरी शाम को, अंदर रोशन महल",
  points: [
    {
      title: "सिर्फ़ ऑफ़-मार्केट",
      text: "न कोई पोर्टल, न गेट पर बोर्ड, न ब्रोकरों का ग्रुप।",
      at: [31, 27],
    },
    {
      title: "सिर्फ़ पक्के ख़रीदार",
      text: "ख़रीदारों को कोई भी जानकारी उनके सत्यापन के बाद ही मिलती है।",
      at: [33.5, 71],
    },
    {
      title: "कागज़ और टाइटल साफ़",
      text: `टाइटल की पड़ताल ${claims.titleTrace} पीछे तक होती है, और कागज़ पहले ठीक किए जाते हैं।`,
      at: [61.3, 57],
    },
    {
      title: "गोपनीयता",
      text: "जानकारी प्रकाशित नहीं की जाती। वह अंदरूनी जाँच के बाद सिर्फ़ सत्यापित ख़रीदारों या पार्टनरों को दी जाती है।",
      at: [46.5, 50],
    },
  ],
} as const satisfies Content["model"];

/** Sample content: the business replaces these with examples it may publish. */
const trackRecord = [
  {
    what: "नदी किनारे 42 एकड़",
    where: "कर्जत इलाका",
    outcome: "पूरी एक ही ख़रीदार को बिकी",
    year: "2026",
    sample: true,
  },
  {
    what: "किराए पर दी हुई दफ़्तरों की इमारत",
    where: "द्वारका एक्सप्रेसवे",
    outcome: "किराएदारों समेत बिकी",
    year: "2025",
    sample: true,
  },
  {
    what: "स्कूल का परिसर",
    where: "देहरादून",
    outcome: "तीस साल की लीज़ पर",
    year: "2026",
    sample: true,
  },
  {
    what: "तीर्थयात्रियों का होटल, 38 कमरे",
    where: "अयोध्या",
    outcome: "एक होटल चलाने वाले को बिका",
    year: "2026",
    sample: true,
  },
  {
    what: "कारख़ाने की ज़मीन, 18 एकड़",
    where: "धोलेरा",
    outcome: "मालिक के किराएदार को बिकी",
    year: "2025",
    sample: true,
  },
] satisfies Content["trackRecord"];

const example = "(उदाहरण)";

const dossier = [
  { term: "टाइटल", detail: "डीड की पूरी कड़ी, म्यूटेशन, और एन्कम्ब्रेंस सर्टिफ़िकेट (प्रॉपर्टी पर लोन और दावे)।" },
  {
    term: "बेचने का हक",
    detail: "साइन कौन करेगा: मालिक, वारिस, बोर्ड का प्रस्ताव, ट्रस्ट डीड, या चैरिटी कमिश्नर की अनुमति।",
  },
  {
    term: "इस्तेमाल",
    detail: "ज़ोनिंग या भूमि उपयोग बदलने की मंज़ूरी, पास हुआ नक्शा, कंप्लीशन और फ़ायर के कागज़।",
  },
  { term: "पैसा", detail: "लीज़ और किराए, प्रॉपर्टी टैक्स, चल रहे लोन बैंक के पत्र के साथ।" },
  { term: "ज़मीन", detail: "तारीख़ वाला सर्वे, पहुँचने की सड़क, और पानी-बिजली की मंज़ूरी।" },
] satisfies Content["dossier"];

const desk = [
  {
    title: "आप जानकारी भेजते हैं",
    text: "अपनी, या उस परिवार, कंपनी या ट्रस्ट की ओर से जिसकी वह है।",
    time: "करीब 4 मिनट",
  },
  {
    title: "सलाहकार कॉल करते हैं, बात गोपनीय रहती है",
    text: "आपके दिए नंबर पर। आपकी ओर से आपके प्रतिनिधि भी बात कर सकते हैं।",
  },
  {
    title: "हम चुपचाप जाँचते हैं",
    text: "टाइटल, मंज़ूरियाँ और देनदारियाँ, फिर एक विज़िट।",
  },
  {
    title: "किसे दिखाना है, आप चुनते हैं",
    text: "कौन-सा सत्यापित ख़रीदार जानकारी देखे, यह आप तय करते हैं।",
  },
] satisfies Content["desk"];

const closing = {
  as: "phone",
  title: "हमारी गोपनीय टीम",
  text: "पहले बात करना चाहेंगे? चैट या कॉल करें, और इस टीम से बात करवाने को कहें।",
  action: submit,
} as const satisfies Content["closing"];

export const content: Content = {
  essentials,
  hero,
  model,
  page,
  figure,
  illustration,
  headings,
  categories,
  trackRecord,
  example,
  buyerUndertaking,
  dossier,
  desk,
  closing,
};
