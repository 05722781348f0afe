import { claims, disputeTimelines } from "../../content/claims.hi.ts";
import { formatCost, fees as prices } from "../../content/fees.hi.ts";
import { seenBy } from "../../content/seen-by.hi.ts";
import type { Content } from "./content.en.ts";

const contactLink = { label: "बताएँ कि क्या हुआ", href: "/contact-form" } as const;

const page = {
  path: "/dispute-settlement",
  title: "प्रॉपर्टी विवाद समाधान",
  description: `किराएदार, बिल्डर, विरासत, टाइटल, सीमा या भुगतान: हम विवाद समझते हैं, सुलझाते हैं या अदालत तक ले जाते हैं। ${claims.successFees}।`,
  picture: "dispute-settlement",
  action: contactLink,
} satisfies Content["page"];

const staff = { label: "विज़िट यहाँ लिखें", href: "/field-executive-feedback" } as const;

const hero = {
  title: "प्रॉपर्टी के विवाद: समझौते से या अदालत में",
  lead: "किराएदार, जिसने किराया देना बंद कर दिया। बिल्डर, जो दो साल पीछे है। पुश्तैनी घर का वह हिस्सा, जिस पर कोई साइन नहीं करता। हम बताएँगे कि आपके लिए कौन-से रास्ते खुले हैं।",
  picture: "dispute-settlement-wide",
  narrow: "dispute-settlement",
  alt: "घर का मॉडल, जिसकी दरार को पीतल का शिकंजा थामे है, और पास में जज का हथौड़ा",
  links: [contactLink],
  note: ["AIPM के फ़ील्ड एग्ज़ीक्यूटिव ", staff, "।"],
} as const satisfies Content["hero"];

const [tenant, builder, inheritance] = disputeTimelines;

/** In months. */
const spans = [
  { label: tenant.type, value: tenant.time, from: 1, to: 3 },
  { label: builder.type, value: builder.time, from: 3, to: 6 },
  { label: inheritance.type, value: inheritance.time, from: 6, to: 12 },
] satisfies Content["scale"]["spans"];

const scale = {
  spans,
  end: 12,
  ticks: [
    { at: 0, label: "आज" },
    { at: 3, label: "" },
    { at: 6, label: "6" },
    { at: 9, label: "" },
    { at: 12, label: "12 महीने" },
  ],
} as const satisfies Content["scale"];

const headings = {
  spans: {
    title: "कितना समय लगता है",
    lead: "आम तौर पर ऐसे मामले इतने समय में सुलझते हैं।",
  },
  cases: { title: "छह तरह के मामले" },
  today: { title: "आज क्या ढूँढें, और क्या न करें" },
  steps: { label: "काम कैसे होता है", title: "पाँच कदम, आपकी बात से आदेश तक" },
  terms: { title: "आम सवाल" },
} as const satisfies Content["headings"];

const cases = [
  {
    title: "किराएदार",
    text: "किराया नहीं आया, नोटिस पर ध्यान नहीं दिया, चाबी नहीं लौटाई। शुरुआत एग्रीमेंट और आख़िरी बार आए किराए से।",
  },
  {
    title: "बिल्डर",
    text: "पज़ेशन देर से, फ़्लैट ब्रोशर जैसा नहीं, पैसा वापस नहीं। RERA के तहत आप बिल्डर से तारीख़ों का हिसाब माँग सकते हैं।",
  },
  {
    title: "विरासत",
    text: "भाई-बहन, एक घर, और वसीयत जो पुरानी है या है ही नहीं। हम ऐसा बँटवारा ढूँढते हैं, जिस पर सब साइन कर सकें।",
  },
  {
    title: "टाइटल और मालिकाना हक",
    text: "एक प्लॉट की दो डीड, या बेचा उसने, जिसे हक नहीं था। फ़ैसला कागज़ों की कड़ी से होता है।",
  },
  {
    title: "सीमा और अवैध कब्ज़ा",
    text: "दीवार दो फ़ुट आगे, कोने पर किसी की दुकान। वकील से पहले यहाँ नाप-जोख चाहिए।",
  },
  {
    title: "बिक्री और भुगतान",
    text: "टोकन जो लौटाया नहीं गया, बेचने वाला जो रजिस्ट्री नहीं करता, ब्रोकर जिसे दो बार पैसे चाहिए।",
  },
] satisfies Content["cases"];

const today = {
  caption: "हर तरह के विवाद के लिए: आज क्या ढूँढें, और क्या न करें",
  columns: [{ title: "आज ढूँढें" }, { title: "न करें" }],
  rows: [
    { label: "किराएदार", cells: ["एग्रीमेंट, आख़िरी बार आया किराया", "पानी-बिजली काटना, ताला बदलना"] },
    {
      label: "बिल्डर",
      cells: ["बिक्री का एग्रीमेंट, हर रसीद, वादा की गई तारीख़", "ऐसे कागज़ पर पज़ेशन लेना, जो देरी माफ़ कर दे"],
    },
    {
      label: "विरासत",
      cells: ["मृत्यु प्रमाण पत्र, वसीयत, सब वारिसों के नाम", "किसी एक वारिस को हिस्सा बेचने या गिरवी रखने देना"],
    },
    { label: "टाइटल", cells: ["आपकी डीड, और उससे पहले वाली", "और पैसे देना, या निर्माण करना"] },
    { label: "सीमा", cells: ["सर्वे का नक्शा, तारीख़ वाली फ़ोटो", "दीवार ख़ुद गिराना"] },
    { label: "भुगतान", cells: ["पैसे भेजने का सबूत, और उसके बारे में हर मैसेज", "नकद में निपटाना, या बिना रसीद के"] },
  ],
} satisfies Content["today"];

const steps = [
  {
    title: "आप बताते हैं कि क्या हुआ",
    text: "किस क्रम में, और आख़िर में आप क्या चाहते हैं। हम इसे प्रकाशित नहीं करते।",
  },
  {
    title: "हम कागज़ पढ़ते हैं और जाकर देखते हैं",
    text: "वकील कागज़ पढ़ते हैं। फ़ील्ड एग्ज़ीक्यूटिव प्रॉपर्टी पर जाकर लिखते हैं कि वहाँ क्या है।",
  },
  {
    title: "आपको राय मिलती है",
    text: "कितनी उम्मीद है, कौन-से रास्ते खुले हैं, हर एक में कितना समय और ख़र्च, सीधे शब्दों में।",
  },
  {
    title: "हम समझौते की कोशिश करते हैं",
    text: "नोटिस, फिर बातचीत या मध्यस्थता। ज़्यादातर लोग चाहते हैं कि बात ख़त्म हो, और सामने वाला भी यही चाहता है।",
  },
  {
    title: "हम अदालत या ट्रिब्यूनल जाते हैं",
    text: "अगर बातचीत से बात न बने। केस दायर करना, सुनवाई, और आदेश का पालन करवाना।",
  },
] satisfies Content["steps"];

const benefits = [
  { title: "पहले बातचीत", text: "जो समझौता आपको मंज़ूर हो, वह अक्सर बहुत बाद के फ़ैसले से ज़्यादा काम का होता है।" },
  { title: "एक व्यक्ति, जिसे आपका मामला पता है", text: "हर नए वकील को पूरी कहानी फिर से नहीं सुनानी पड़ती।" },
  {
    title: "पूरी फ़ाइल",
    text: "कागज़, फ़ोटो, तारीख़ें और मैसेज क्रम से। सामने वाला इसी से मानता है।",
  },
] satisfies Content["benefits"];

const terms = [
  { term: "आपको मुझसे क्या चाहिए?", detail: "एग्रीमेंट या डीड, आपके भुगतान, और जो मैसेज आपने रखे हैं।" },
  { term: "इसे कौन देखता है?", detail: seenBy },
] satisfies Content["terms"];

const questions = [
  {
    question: "मेरे किराएदार ने किराया देना बंद कर दिया। इस हफ़्ते मैं क्या करूँ?",
    answer:
      "लिख लें कि कितना बाकी है और कब से, हर मैसेज सँभालकर रखें, और पानी-बिजली न काटें: उससे गलती आपकी मानी जाती है। फिर हमें कॉल करें। नोटिस जितनी जल्दी जाएगा, उसका समय उतनी जल्दी शुरू होगा।",
  },
  {
    question: "बिल्डर दो साल पीछे है। क्या मेरे लिए देर हो चुकी?",
    answer:
      "आम तौर पर नहीं। आप देरी के ब्याज के साथ पज़ेशन माँग सकते हैं, या अपना पैसा वापस। कौन-सा बेहतर है, यह प्रोजेक्ट की हालत पर निर्भर करता है।",
  },
  {
    question: "हम चार वारिस हैं और हमारी राय एक नहीं। क्या अदालत जाना ही पड़ेगा?",
    answer:
      "नहीं। परिवार का समझौता, जिस पर सब साइन करें, जल्दी होता है और सस्ता पड़ता है, और वह रजिस्टर भी हो सकता है। ज़्यादा समय उसी समझौते तक पहुँचने में लगता है।",
  },
  {
    question: "“सफलता पर आधारित फ़ीस” का क्या मतलब है?",
    answer:
      "AIPM की अपनी फ़ीस नतीजे पर निर्भर करती है: किराया वसूल हुआ, पज़ेशन मिला, समझौते पर साइन हुए। शुरू करने से पहले पूछ लें कि आपके मामले में सफलता किसे मानेंगे।",
  },
  {
    question: "मैं विदेश में हूँ। क्या मुझे आना पड़ेगा?",
    answer:
      "बहुत कम। इस मामले की पावर ऑफ़ अटॉर्नी से हम आपकी ओर से काम कर सकते हैं, और कई सुनवाइयों में वीडियो से शामिल हुआ जा सकता है।",
  },
] satisfies Content["questions"];

const successFees = {
  place: "ग्राहक हमें क्यों चुनते हैं",
  title: claims.successFees,
  text: "AIPM की अपनी फ़ीस नतीजे पर निर्भर करती है। राय, वकील और अदालत का ख़र्च अलग है।",
} satisfies Content["successFees"];

/** Terms of each fee. */
const fees = [
  { term: "राय", detail: formatCost(prices.opinion) },
  { term: "वकील और अदालत", detail: "उनकी अपनी फ़ीस।" },
  { term: "AIPM", detail: "सफलता पर।" },
] satisfies Content["fees"];

const closing = {
  as: "phone",
  title: "आज ही इसे लिख डालें। आप जो भी तय करें, काम\u00A0आएगा",
  text: ["जो हुआ, हमें लिख दें, किसी भी क्रम में। AIPM के फ़ील्ड एग्ज़ीक्यूटिव ", staff, "।"],
  action: contactLink,
} as const satisfies Content["closing"];

export const content: Content = {
  page,
  hero,
  scale,
  headings,
  cases,
  today,
  steps,
  benefits,
  terms,
  questions,
  successFees,
  fees,
  closing,
};
