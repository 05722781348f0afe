import { claims, disputeTimelines, stats } from "../../content/claims.hi.ts";
import { formatCost, fees } from "../../content/fees.hi.ts";
import { formLink } from "../../content/form-link.ts";
import { seenBy } from "../../content/seen-by.hi.ts";
import type { Content } from "./content.en.ts";
import { sale } from "./sale.hi.ts";

const [, , , cities] = stats;
const [tenant] = disputeTimelines;

const page = {
  path: "/nri-corner",
  title: "NRI कॉर्नर: भारत में आपकी प्रॉपर्टी की देखभाल",
  description: `विदेश में रहने वालों की भारत की प्रॉपर्टी के लिए: किराया, बिक्री और पैसा बाहर भेजना, विरासत, विवाद। जवाब ${claims.response}।`,
  picture: "nri",
} satisfies Content["page"];

const talk = { label: "NRI विशेषज्ञ से बात करें", href: "/nri-property" } as const;

const hero = {
  label: "NRI कॉर्नर",
  title: "आप विदेश में हैं। आपकी\u00A0प्रॉपर्टी यहाँ\u00A0है। और हम\u00A0भी।",
  lead: "किराया, मरम्मत, बिक्री, विरासत, विवाद: बताएँ कि बात क्या है, और हर कदम वहीं से तय करें जहाँ आप हैं।",
  picture: "nri-wide",
  narrow: "nri",
  alt: "भारतीय घर के बगल में ग्लोब और सूटकेस का मॉडल, और बीच में कागज़ का जहाज़",
  links: [talk, { label: "बिक्री, एक-एक कदम", href: "#sale" }],
} as const satisfies Content["hero"];

const illustration = {
  picture: "rental-caretaking",
  alt: "घर का मॉडल, जिसके गेट पर केयरटेकर खड़ा है",
  caption: "समझाने के लिए बना मॉडल",
} as const satisfies Content["illustration"];

const headings = {
  problems: {
    label: "यहाँ से शुरू करें",
    title: "आपकी चिंता क्या है?",
    lead: "जो बात आपकी लगे, उसे चुनें। फ़ॉर्म उसी चिंता के साथ खुलता है।",
  },
  solutions: { label: "हम क्या करते हैं", title: "चार काम, जो आपके दूर रहते हो जाते हैं" },
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
  terms: { title: "आम सवाल" },
} as const satisfies Content["headings"];

const concern = (natureOfConcern: string): string => formLink("/nri-property", { natureOfConcern });

const problems = [
  {
    title: "मेरे किराएदार ने किराया देना बंद कर दिया",
    text: "आप दुबई में हैं, किराया तीन महीने से नहीं आया, और फ़ोन कोई नहीं उठाता।",
    href: concern("Tenancy / Rent Issue"),
  },
  {
    title: "विरासत मिली, पर सब एकमत नहीं",
    text: "एक वसीयत, दो भाई, और एक म्यूटेशन जो कभी हुआ ही नहीं।",
    href: concern("Inherited"),
  },
  {
    title: "मुझे बेचना है, पर दो बार आए बिना",
    text: "ख़रीदार तैयार है। टैक्स, बैंक और पावर ऑफ़ अटॉर्नी के काम बाकी हैं।",
    href: concern("Sale / Transfer"),
  },
  {
    title: "मेरे घर में कोई और रह रहा है",
    text: "कोई रिश्तेदार, केयरटेकर, या पड़ोसी जिसकी दीवार खिसक आई है।",
    href: concern("Legal Dispute"),
  },
  {
    title: "मुझे पता ही नहीं कि घर किस हाल में है",
    text: "आपके पिछली बार आने के बाद से बंद, और टैक्स और सोसाइटी का बकाया आपने देखा नहीं।",
    href: concern("Other"),
  },
] satisfies Content["problems"];

const solutions = [
  {
    title: "हम देखभाल करते हैं",
    text: "विज़िट, मरम्मत, बिल और प्रॉपर्टी टैक्स।",
  },
  {
    title: "हम किराए पर देते हैं और किराया वसूलते हैं",
    text: "किराएदार की जाँच, रजिस्टर्ड एग्रीमेंट, किराया आपके NRO खाते में, और रिमाइंडर आपके कहने से पहले।",
  },
  {
    title: "हम आपके लिए बेचते हैं",
    text: "सही कीमत, सत्यापित ख़रीदार, और आपके टिकट लेने से पहले तैयार कागज़।",
  },
  {
    title: "हम कागज़ ठीक करते हैं",
    text: "विरासत, दाख़िल-ख़ारिज (म्यूटेशन), बँटवारा, अवैध कब्ज़ा। कार्रवाई वकील करते हैं, और समझाते हम हैं।",
  },
] satisfies Content["solutions"];

const services = [
  { title: "मुख़्तारनामा", text: "लिखा, प्रमाणित और यहाँ रजिस्टर किया हुआ" },
  { title: "भारत में टैक्स", text: "किराए और बिक्री पर TDS, रिटर्न, रिफ़ंड" },
  { title: "पैसा विदेश भेजना", text: "आपके NRO खाते से विदेश के बैंक तक" },
  { title: "कीमत आँकना", text: "बिक्री, लोन या वीज़ा के लिए" },
  { title: "कब्ज़ा", text: "नया फ़्लैट बिल्डर से लेना, उसकी कमियों की सूची के साथ" },
  { title: "लोन", text: "विदेश से ख़रीदने के लिए, या पुराना लोन बंद करने के लिए" },
  { title: "अदालत की तारीख़ें", text: "आपकी ओर से हाज़िरी" },
  { title: "टाइटल और कागज़", text: `टाइटल की पड़ताल ${claims.titleTrace} पीछे तक जाती है` },
] satisfies Content["services"];

const regions = (
  [
    ["दिल्ली NCR", "Delhi NCR"],
    ["मुंबई", "Mumbai"],
    ["बेंगलुरु", "Bangalore"],
    ["हैदराबाद", "Hyderabad"],
    ["गोवा", "Goa"],
    ["पुणे", "Pune"],
    ["चेन्नई", "Chennai"],
    ["केरल", "Kerala"],
    ["पंजाब", "Punjab"],
    ["राजस्थान", "Rajasthan"],
  ] as const
).map(([name, propertyLocationIndia]) => ({ name, href: formLink("/nri-property", { propertyLocationIndia }) }));

const trust = [
  { title: claims.nriPortfolios, text: "आप जैसे, विदेश में रहने वाले मालिकों के", icon: "i-lucide-globe" },
  {
    title: claims.managerAccess,
    text: "आप जहाँ रहते हैं, वहाँ चाहे जो समय हो",
    icon: "i-lucide-clock",
  },
  {
    title: `जवाब ${claims.response}`,
    text: "सिर्फ़ दफ़्तर के घंटे गिने जाते हैं",
    icon: "i-lucide-phone-call",
  },
  { title: `${cities.value} शहर`, text: "जहाँ कोई जाकर देख सकता है", icon: "i-lucide-map-pin" },
] satisfies Content["trust"];

const engagement = [
  {
    title: "आप हमें लिखते हैं",
    text: "आप कहाँ रहते हैं, प्रॉपर्टी कहाँ है, बात क्या है। कागज़ मदद करते हैं, पर बाद में भी आ सकते हैं।",
    time: "करीब 4 मिनट",
  },
  {
    title: "सलाहकार आपके लिए ठीक समय पर कॉल करते हैं",
    text: "फ़ॉर्म में बताएँ कि कॉल के लिए कौन-सा समय ठीक है।",
  },
  { title: "हम जाकर देखते हैं", text: "प्रॉपर्टी पर विज़िट और उसके कागज़ों की जाँच।" },
  {
    title: "आपको योजना और कीमत मिलती है",
    text: "पहले क्या करना है, कितना समय लगेगा, और कितना ख़र्च।",
  },
  {
    title: "काम हम करते हैं, फ़ैसला आप",
    text: "क्या साइन हो, क्या ख़र्च हो और किराए पर देना है या नहीं, यह आप तय करते हैं।",
  },
  { title: "आप देखते हैं कि काम हो गया", text: "रसीदें और रजिस्टर्ड कागज़, जो आपके पास रहते हैं।" },
] satisfies Content["engagement"];

const terms = [
  {
    term: "क्या यह मेरे लिए है?",
    detail:
      "हाँ, अगर आप विदेश में रहते हैं और भारत में प्रॉपर्टी आपकी है, विरासत में मिली है, किराए पर देनी है या बेचनी है। OCI कार्ड वालों के लिए भी।",
  },
  { term: "कितना समय लगता है?", detail: "यह काम पर निर्भर करता है। बिक्री के लिए नौ कदम देखें।" },
  {
    term: "ख़र्च कितना है?",
    detail: `${formatCost(fees.nri)} आपके काम की फ़ीस कॉल पर पूछ लें।`,
  },
  {
    term: "आपको मुझसे क्या चाहिए?",
    detail: "जगह, और आपकी बात। बाद में: मालिकाना हक का प्रमाण, पासपोर्ट या OCI कार्ड।",
  },
] satisfies Content["terms"];

const questions = [
  {
    question: "क्या मुझे भारत आना पड़ेगा?",
    answer:
      "अक्सर नहीं। आप जहाँ रहते हैं, वहाँ के भारतीय दूतावास या वाणिज्य दूतावास में साइन किया और यहाँ रजिस्टर या स्टाम्प किया गया विशेष मुख़्तारनामा आपके भरोसे के व्यक्ति को आपकी ओर से साइन करने देता है। उसे एक प्रॉपर्टी और एक काम तक सीमित रखा जा सकता है।",
  },
  {
    question: "क्या बिक्री का पैसा विदेश ले जा सकते हैं?",
    answer:
      "हाँ, रिज़र्व बैंक की सीमाओं के अंदर। पैसा पहले आपके NRO खाते में आता है; टैक्स भरने और चार्टर्ड अकाउंटेंट के प्रमाणित करने के बाद आप वहाँ से एक वित्त वर्ष में 10 लाख अमेरिकी डॉलर तक भेज सकते हैं। बिक्री पर साइन करने से पहले अकाउंटेंट और बैंक से बात कर लें।",
  },
  {
    question: "मेरे सोते समय ध्यान कौन रखता है?",
    answer: "आपके मैनेजर, और वह जिसके पास चाबी है।",
  },
  {
    question: "मेरा किराएदार किराया नहीं दे रहा। आप वहाँ क्या कर सकते हैं?",
    answer: `पहले हम किराएदार से बात करते हैं, फिर औपचारिक नोटिस भेजते हैं, फिर मामला वकील को जाता है। किराएदार के विवाद सुलझने में ${tenant.time} लगते हैं।`,
  },
] satisfies Content["questions"];

const elsewhere = ["भारत में कहीं और? ", { label: "बताएँ कहाँ।", href: talk.href }] satisfies Content["elsewhere"];

const closing = {
  as: "letter",
  id: "contact-form",
  title: "बताएँ कि आप कहाँ हैं, और यहाँ बात क्या है",
  text: `आपका लिखा कौन देखता है? ${seenBy}`,
  action: talk,
} as const satisfies Content["closing"];

export const content: Content = {
  page,
  hero,
  illustration,
  headings,
  problems,
  solutions,
  services,
  regions,
  trust,
  engagement,
  sale,
  terms,
  questions,
  elsewhere,
  closing,
};
