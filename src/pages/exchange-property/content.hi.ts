import { claims } from "../../content/claims.hi.ts";
import { formatCost, fees } from "../../content/fees.hi.ts";
import { formLink } from "../../content/form-link.ts";
import { exchangeTask } from "../../content/exchange-task.hi.ts";
import { costSheet } from "../../content/documents.hi.ts";
import type { Content } from "./content.en.ts";

const submit = { label: "एक्सचेंज की रिक्वेस्ट भेजें", href: "/property-exchange" } as const;

const page = {
  path: "/exchange-property",
  title: "प्रॉपर्टी एक्सचेंज पोर्टल: एक ही सौदे में बेचें और ख़रीदें",
  description: `अपने घर के बदले वह घर लें जिसकी आपको ज़रूरत है। निजी मिलान, दोनों कीमतें साथ तय, करीब ${claims.exchangeTime}। देखें कैसे होता है और ख़र्च कितना है।`,
  picture: "exchange",
  action: submit,
} satisfies Content["page"];

const hero = {
  title: "प्रॉपर्टी एक्सचेंज पोर्टल",
  lead: "अपने घर के बदले वह घर लें, जिसकी अब आपको ज़रूरत है। बेचना और ख़रीदना एक ही सौदे में, निजी तौर पर।",
  picture: "exchange-wide",
  narrow: "exchange",
  alt: "पास-पास दो घरों के मॉडल, जिन्हें सुनहरे तीरों का जोड़ा जोड़ता है",
} as const satisfies Content["hero"];

const task = {
  choices: exchangeTask,
  submit: submit.label,
  other: { label: "देखें कैसे होता है", href: "#process" },
};

const essentials = {
  cost: formatCost(fees.exchange),
  fee: fees.exchange,
  time: `एक्सचेंज में करीब ${claims.exchangeTime} लगते हैं, दोनों मालिकों के राज़ी होने के बाद।`,
  ready: "जगह, कीमत का अंदाज़ा, और बदले में आप क्या चाहते हैं।",
} satisfies Content["essentials"];

const headings = {
  ways: { title: "आपको कौन-सा एक्सचेंज चाहिए?", lead: "एक चुनें, और फ़ॉर्म उसी जवाब के साथ खुलेगा।" },
  problems: {
    label: "परेशानी",
    title: "पहले बेचना और बाद में ख़रीदना, दो बार महँगा पड़ता है",
    lead: "एक बार पैसों में, और एक बार ज़िंदगी के महीनों में।",
  },
  deliverables: {
    title: "आपको क्या मिलता है",
    lead: "छह चीज़ें, कीमत से लेकर चाबी तक।",
  },
  reasons: { title: "एक्सचेंज क्यों", lead: "चार कारण, आम तरीके के साथ रखकर।" },
  process: { label: "काम कैसे होता है", title: "आपके दरवाज़े से अगले दरवाज़े तक छह कदम" },
  questions: { title: "आम सवाल" },
} as const satisfies Content["headings"];

const exchangeFor = (exchangePreference: string): string =>
  formLink("/property-exchange", { exchangePreference });

const ways = [
  {
    title: "बड़ा घर, और फ़र्क मेरी ओर से",
    text: "पुणे का वह परिवार, जिसका 2 BHK छोटा पड़ गया है। अपना फ़्लैट देकर वह बस फ़र्क चुकाता है।",
    href: exchangeFor("Upgrade to bigger house by paying extra"),
  },
  {
    title: "उतनी ही कीमत का घर, किसी और जगह",
    text: "नोएडा के वे पति-पत्नी, जिनका काम अब बेंगलुरु में है। अब पहले मिले ख़रीदार को ही बेचने की मजबूरी नहीं।",
    href: exchangeFor("Same value house in different location"),
  },
  {
    title: "छोटा घर, और बाकी रकम बैंक में",
    text: "मुंबई के वे माता-पिता, जिनके दो कमरे ख़ाली हैं। वे अपने लायक घर में जाते हैं और बाकी रकम रखते हैं।",
    href: exchangeFor("Smaller house with balance in cash"),
  },
] satisfies Content["ways"];

const problems = [
  {
    title: "पहले बेचें, तो बीच में घर नहीं",
    text: "आप किराए पर रहते हैं, सामान रखवाते हैं, जल्दबाज़ी में ढूँढते हैं, और इस बीच दाम बदल जाते हैं।",
  },
  {
    title: "पहले ख़रीदें, तो दोनों का बोझ",
    text: "दो EMI, दो मेंटेनेंस, और एक फ़्लैट जो उसी को देना पड़ता है जो इसी महीने पैसे दे।",
  },
  {
    title: "दोनों साथ-साथ ख़ुद करें, तो तारीख़ें नहीं मिलतीं",
    text: "आपके ख़रीदार का लोन देर से आता है, आपका बेचने वाला रुकता नहीं, और दिया हुआ एडवांस अटका रहता है।",
  },
  {
    title: "हर जगह लिस्ट करें, तो सबको पता चल जाता है",
    text: "खाने के समय कॉल, सिर्फ़ देखने आने वाले लोग, और पड़ोसी जो पूछते हैं कि कितने चाहिए।",
  },
] satisfies Content["problems"];

const model = {
  label: "हल",
  title: "दोनों घरों के लिए एक सौदा",
  lead: "पाँच बातें, जिनसे एक्सचेंज पर साइन करना सुरक्षित होता है।",
  points: [
    {
      title: "निजी मिलान",
      text: "आपका घर प्रकाशित नहीं होता। सत्यापित मालिक उसे तब देखता है, जब उसकी और आपकी ज़रूरत मिलती हो।",
      at: [22, 45],
    },
    {
      title: "दोनों घरों की कीमत एक ही तरीके से",
      text: "दोनों की कीमत एक ही समय पर और एक ही तरीके से आँकी जाती है, ताकि फ़र्क आप ख़ुद जाँच सकें।",
      at: [75, 45],
    },
    {
      title: "विज़िट से पहले कागज़",
      text: `हम पहले दोनों घरों का टाइटल पढ़ते हैं। टाइटल की पड़ताल ${claims.titleTrace} पीछे तक जाती है।`,
      at: [75, 68],
    },
    {
      title: "दो एग्रीमेंट, एक कैलेंडर",
      text: "बिक्री और ख़रीद के एग्रीमेंट साथ लिखे जाते हैं और दोनों की तारीख़ें साथ तय होती हैं।",
      at: [50, 16],
    },
    {
      title: "एक सलाहकार",
      text: "लोन, वकील, रजिस्ट्री और शिफ़्टिंग, सब वही देखते हैं।",
      at: [45, 62],
    },
  ],
} as const satisfies Content["model"];

const deliverables = [
  { title: "लिखी हुई कीमत", text: "आज आपका घर कितने में बिकेगा, हाल के सौदों से मिलाकर।" },
  { title: "छोटी सूची", text: "सिर्फ़ वे घर, जो आपकी माँग से मेल खाएँ।" },
  { title: "टाइटल की रिपोर्ट", text: "उस घर की जिसमें आप जाएँगे: मालिक, लोन, बकाया, मंज़ूरियाँ।" },
  { title: "ख़र्च की शीट", text: "फ़र्क, स्टाम्प ड्यूटी, रजिस्ट्री और फ़ीस, एक ही पन्ने पर।" },
  { title: "दोनों एग्रीमेंट", text: "एक-दूसरे से मेल खाते हुए।" },
  {
    title: "चाबी सौंपने की योजना",
    text: "लोन बंद होना, रजिस्ट्री, मीटर, सोसाइटी और चाबी, दोनों घरों के लिए।",
  },
] satisfies Content["deliverables"];

const reasons = {
  usual: "बेचें, फिर ख़रीदें",
  ours: "एक्सचेंज",
  rows: [
    {
      label: "समय",
      usual: `औसतन ${claims.dealClosing} में एक सौदा, और सौदे दो हैं`,
      ours: "एक सौदा, दोनों तारीख़ें उसी में",
    },
    { label: "शिफ़्टिंग", usual: "घर से किराए के फ़्लैट में, और फिर नए घर में", ours: "एक बार, एक घर से दूसरे में" },
    { label: "कीमत", usual: "दो सौदों के बीच बाज़ार बदल सकता है", ours: "दोनों कीमतें साथ तय होती हैं" },
    {
      label: "प्राइवेसी",
      usual: "लिस्ट हुआ, फ़ोटो खिंचे, आगे भेजे गए",
      ours: "प्रकाशित नहीं; उसी मालिक को दिखता है जिसे वैसा घर चाहिए",
    },
  ],
} satisfies Content["reasons"];

const process = [
  {
    title: "आप बताते हैं कि क्या है और क्या चाहिए",
    text: "कीमत का आपका अपना अंदाज़ा काफ़ी है। फ़ोटो और कागज़ बाद में आ सकते हैं।",
    time: "करीब 4 मिनट",
  },
  {
    title: "हम आपको कॉल करते हैं",
    text: "एक्सचेंज सलाहकार वह पूछते हैं जो फ़ॉर्म नहीं पूछ सका: समय, स्कूल, क्या नहीं बदलना चाहिए।",
    time: `जवाब ${claims.response}`,
  },
  {
    title: "हम आपका घर देखते हैं",
    text: "एक विज़िट, कीमत का अंदाज़ा, और टाइटल और लोन पर पहली नज़र।",
  },
  {
    title: "हम मेल खाता घर ढूँढते हैं",
    text: "आप घर तभी देखते हैं जब दोनों की ज़रूरत मिले, और उसका मालिक भी आपका घर तभी देखता है।",
  },
  {
    title: "आप देखते हैं, और आप तय करते हैं",
    text: "कीमत, फ़र्क और तारीख़ें आपके सामने होती हैं।",
  },
  {
    title: "दोनों घरों के मालिक बदलते हैं",
    text: "एग्रीमेंट, रजिस्ट्री, लोन और चाबी।",
  },
] satisfies Content["process"];

const questions = [
  {
    question: "क्या दोनों घरों की कीमत बराबर होनी चाहिए?",
    answer: "नहीं। ज़्यादातर बराबर नहीं होतीं, और फ़र्क पैसों में चुकाया जाता है, आपकी ओर से या उनकी।",
  },
  {
    question: "मेरे फ़्लैट पर अभी होम लोन है। क्या एक्सचेंज हो सकता है?",
    answer:
      "आम तौर पर हाँ। आपका बैंक बताता है कि कितना बाकी है, और लोन एक्सचेंज के साथ बंद या ट्रांसफ़र होता है। बैंक और बाकी रकम हमें बताएँ, तारीख़ें हम उसी के हिसाब से रखते हैं।",
  },
  {
    question: "मेल खाता घर मिलने में कितना समय लगता है?",
    answer:
      "यह जगह और कीमत पर निर्भर करता है। कीमत आँकने के बाद पूछ लें कि ऐसा घर मिलने की कितनी उम्मीद है, और कब तक इंतज़ार करना ठीक है।",
  },
  {
    question: "अगर मेल खाता घर न मिले तो?",
    answer: "आप रिक्वेस्ट खुली रख सकते हैं, या दो सौदों में बेच और ख़रीद सकते हैं।",
  },
] satisfies Content["questions"];

const closing = {
  as: "letter",
  title: "दो घर बताएँ: आज का, और अगला",
  text: "फ़ॉर्म में करीब चार मिनट लगते हैं।",
  action: submit,
} as const satisfies Content["closing"];

export const content: Content = {
  essentials,
  model,
  page,
  hero,
  task,
  headings,
  ways,
  problems,
  deliverables,
  reasons,
  process,
  costSheet,
  questions,
  closing,
};
