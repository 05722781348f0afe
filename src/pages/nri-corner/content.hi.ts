import { claims, disputeTimelines, stats } from "../../content/claims.hi.ts";
import { formatCost, fees } from "../../content/fees.hi.ts";
import { formLink } from "../../content/form-link.ts";
import { regions as regionNames } from "../../content/regions.hi.ts";
import { seenBy } from "../../content/seen-by.hi.ts";
import type { Content } from "./content.en.ts";

const [, , , cities] = stats;
const [tenant] = disputeTimelines;

const talk = { label: "NRI विशेषज्ञ से बात करें", href: "/nri-property" } as const;

const page = {
  path: "/nri-corner",
  title: "NRI कॉर्नर: भारत में आपकी प्रॉपर्टी की देखभाल",
  description: `विदेश में रहने वालों की भारतीय प्रॉपर्टी के काम: किराया, बिक्री और पैसा बाहर भेजना, विरासत, विवाद। जवाब ${claims.response}।`,
  picture: "nri",
  action: talk,
} satisfies Content["page"];

const hero = {
  label: "NRI कॉर्नर",
  title: "आप विदेश में हैं। आपकी\u00A0प्रॉपर्टी यहाँ\u00A0है। और हम\u00A0भी।",
  lead: "बात किराए की हो या मरम्मत, बिक्री, विरासत या विवाद की: हमें बताएँ, और हर कदम वहीं से तय करें जहाँ आप हैं।",
  picture: "nri-wide",
  narrow: "nri",
  alt: "भारतीय घर के बगल में ग्लोब और सूटकेस का मॉडल, और बीच में कागज़ का जहाज़",
  links: [talk, { label: "बिक्री, एक-एक कदम", href: "/nri-corner/sale" }],
} as const satisfies Content["hero"];

const essentials = {
  cost: formatCost(fees.nri),
  fee: fees.nri,
  time: [
    "यह काम पर निर्भर करता है। ",
    { label: "बिक्री नौ कदमों में होती है।", href: "/nri-corner/sale" },
  ],
  ready: "जगह, और क्या हुआ। बाद में मालिकाना हक का प्रमाण, पासपोर्ट या OCI कार्ड।",
} satisfies Content["essentials"];

const headings = {
  problems: {
    label: "यहाँ से शुरू करें",
    title: "आपकी चिंता क्या है?",
    lead: "अपनी बात चुनें। फ़ॉर्म उसी जवाब के साथ खुलेगा।",
  },
  services: { title: "आठ सेवाएँ" },
  regions: {
    label: "हम कहाँ काम करते हैं",
    title: "प्रॉपर्टी कहाँ है?",
    lead: "दस जगहें, जहाँ कोई जाकर देख सकता है।",
  },
  trust: { label: "हम क्यों", title: "NRI हमें चाबियाँ क्यों सौंपते हैं" },
  engagement: {
    label: "काम कैसे होता है",
    title: "आपके पहले मैसेज से काम पूरा होने तक",
    lead: "छह कदम, और हर कदम पर फ़ैसला आपका।",
  },
  questions: { title: "आम सवाल" },
} as const satisfies Content["headings"];

const concern = (natureOfConcern: string): string => formLink("/nri-property", { natureOfConcern });

const problems = [
  {
    title: "मेरे किराएदार ने किराया देना बंद कर दिया",
    text: "आप दुबई में हैं, किराया तीन महीने से नहीं आया, और कोई फ़ोन नहीं उठाता।",
    href: concern("Tenancy / Rent Issue"),
  },
  {
    title: "विरासत मिली, पर सबकी राय अलग है",
    text: "एक वसीयत, दो भाई, और म्यूटेशन, जो कभी हुआ ही नहीं।",
    href: concern("Inherited"),
  },
  {
    title: "मुझे बेचना है, पर दो बार आए बिना",
    text: "ख़रीदार तैयार है। टैक्स, बैंक और पावर ऑफ़ अटॉर्नी के काम बाकी हैं।",
    href: concern("Sale / Transfer"),
  },
  {
    title: "मेरे घर में कोई और रह रहा है",
    text: "कोई रिश्तेदार, केयरटेकर, या पड़ोसी, जिसकी दीवार आपकी ओर आ गई है।",
    href: concern("Legal Dispute"),
  },
  {
    title: "मुझे नहीं पता कि घर किस हाल में है",
    text: "आपके पिछली बार जाने के बाद से घर बंद है। टैक्स और सोसाइटी का बकाया आपने देखा नहीं।",
    href: concern("Other"),
  },
] satisfies Content["problems"];

const model = {
  label: "हम क्या करते हैं",
  title: "चार काम, जो आपके बिना आए हो जाते हैं",
  picture: "nri",
  alt: "वही ग्लोब और घर शाम को, खिड़कियों में रोशनी",
  points: [
    {
      title: "हम देखभाल करते हैं",
      text: "विज़िट, मरम्मत, बिल और प्रॉपर्टी टैक्स हम देखते हैं।",
      href: concern("Other"),
      at: [70, 48],
    },
    {
      title: "हम किराए पर देते हैं और किराया दिलवाते हैं",
      text: "किराएदार की जाँच होती है, एग्रीमेंट रजिस्टर होता है, किराया आपके NRO खाते में जाता है, और रिमाइंडर आपके कहे बिना।",
      href: concern("Tenancy / Rent Issue"),
      at: [64, 68],
    },
    {
      title: "हम आपके लिए बेचते हैं",
      text: "सही कीमत, सत्यापित ख़रीदार, और टिकट लेने से पहले तैयार कागज़।",
      href: concern("Sale / Transfer"),
      at: [58, 20],
    },
    {
      title: "हम कागज़ ठीक करते हैं",
      text: "विरासत, म्यूटेशन (दाख़िल-ख़ारिज), बँटवारा, अवैध कब्ज़ा। कार्रवाई वकील करते हैं, समझाते हम हैं।",
      href: concern("Inherited"),
      at: [53, 66],
    },
  ],
} as const satisfies Content["model"];

const services = [
  { title: "पावर ऑफ़ अटॉर्नी", text: "लिखना, प्रमाणित करवाना, यहाँ रजिस्टर करवाना" },
  { title: "भारत में टैक्स", text: "किराए और बिक्री पर TDS, रिटर्न, रिफ़ंड" },
  { title: "पैसा विदेश भेजना", text: "आपके NRO खाते से विदेश में आपके बैंक तक" },
  { title: "कीमत आँकना", text: "बिक्री, लोन या वीज़ा के लिए" },
  { title: "पज़ेशन", text: "बिल्डर से नया फ़्लैट लेना, कमियों की सूची के साथ" },
  { title: "लोन", text: "विदेश से ख़रीदने के लिए, या पुराना लोन बंद करने के लिए" },
  { title: "अदालत की तारीख़ें", text: "आपकी ओर से कोई हाज़िर रहे" },
  { title: "टाइटल और कागज़", text: `टाइटल की पड़ताल ${claims.titleTrace} पीछे तक जाती है` },
] satisfies Content["services"];

const regions = Object.entries(regionNames).map(([propertyLocationIndia, name]) => ({
  name,
  href: formLink("/nri-property", { propertyLocationIndia }),
}));

const trust = [
  { title: claims.nriPortfolios, text: "आप जैसे मालिकों के, जो विदेश में रहते हैं", icon: "i-lucide-globe" },
  {
    title: claims.managerAccess,
    text: "आप जहाँ रहते हैं, वहाँ चाहे जो समय हो",
    icon: "i-lucide-clock",
  },
  {
    title: `जवाब ${claims.response}`,
    text: "दफ़्तर के घंटों में गिना जाता है",
    icon: "i-lucide-phone-call",
  },
  { title: `${cities.value} शहर`, text: "जहाँ कोई जाकर देख सकता है", icon: "i-lucide-map-pin" },
] satisfies Content["trust"];

const engagement = [
  {
    title: "आप हमें लिखते हैं",
    text: "आप कहाँ रहते हैं, प्रॉपर्टी कहाँ है, और क्या चाहिए। कागज़ हों तो अच्छा, बाद में भी चलेंगे।",
    time: "करीब 4 मिनट",
  },
  {
    title: "सलाहकार आपके बताए समय पर कॉल करते हैं",
    text: "फ़ॉर्म में बताएँ कि कब बात करना ठीक रहेगा।",
  },
  { title: "हम जाकर देखते हैं", text: "प्रॉपर्टी पर विज़िट, और उसके कागज़ों की जाँच।" },
  {
    title: "आपको योजना और कीमत मिलती है",
    text: "पहले क्या करना है, कितना समय लगेगा, कितना ख़र्च होगा।",
  },
  {
    title: "काम हम करते हैं, फ़ैसला आप",
    text: "किस पर साइन हो, क्या ख़र्च हो, किराए पर देना है या नहीं, सब आप तय करते हैं।",
  },
  { title: "काम पूरा, और उसका सबूत आपके पास", text: "रसीदें और रजिस्टर्ड कागज़ आप रखते हैं।" },
] satisfies Content["engagement"];

const questions = [
  {
    question: "क्या मुझे भारत आना पड़ेगा?",
    answer:
      "अक्सर नहीं। विशेष पावर ऑफ़ अटॉर्नी से आपके भरोसे का व्यक्ति आपकी ओर से साइन कर सकता है। आप उस पर भारतीय दूतावास या वाणिज्य दूतावास में साइन करते हैं, और यहाँ वह रजिस्टर या स्टाम्प होती है। उसे एक प्रॉपर्टी और एक काम तक सीमित रख सकते हैं।",
  },
  {
    question: "क्या बिक्री का पैसा विदेश ले जा सकते हैं?",
    answer:
      "हाँ, रिज़र्व बैंक की सीमाओं में। पैसा पहले आपके NRO खाते में आता है। टैक्स भरने और चार्टर्ड अकाउंटेंट के प्रमाणित करने के बाद एक वित्त वर्ष में 10 लाख अमेरिकी डॉलर तक भेज सकते हैं। अकाउंटेंट और बैंक का इंतज़ाम बिक्री पर साइन करने से पहले कर लें।",
  },
  {
    question: "मेरे सोते समय ध्यान कौन रखता है?",
    answer: "आपके मैनेजर, और जिसके पास चाबी हो।",
  },
  {
    question: "मेरा किराएदार किराया नहीं दे रहा। आप वहाँ क्या कर सकते हैं?",
    answer: `हम पहले किराएदार से बात करते हैं, फिर औपचारिक नोटिस भेजते हैं। उसके बाद मामला वकील देखते हैं। किराएदार का विवाद सुलझने में ${tenant.time} लगते हैं।`,
  },
] satisfies Content["questions"];

const elsewhere = [
  "प्रॉपर्टी भारत में कहीं और है? ",
  { label: "बताएँ कहाँ।", href: talk.href },
] satisfies Content["elsewhere"];

const closing = {
  as: "letter",
  id: "contact-form",
  title: "बताएँ कि आप कहाँ हैं, और यहाँ क्या करवाना है",
  text: `आपका लिखा कौन देखता है? ${seenBy}`,
  action: talk,
} as const satisfies Content["closing"];

export const content: Content = {
  essentials,
  model,
  page,
  hero,
  headings,
  problems,
  services,
  regions,
  trust,
  engagement,
  questions,
  elsewhere,
  closing,
};
