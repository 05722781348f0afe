import { claims } from "../../content/claims.hi.ts";
import { formLink } from "../../content/form-link.ts";
import { formatCost, fees } from "../../content/fees.hi.ts";
import { seenBy } from "../../content/seen-by.hi.ts";
import { taxForms } from "../../content/tax-forms.ts";
import type { Content } from "./content.en.ts";

const apply = { label: "लोन के लिए आवेदन करें", href: "/loan-funding" } as const;

const page = {
  path: "/financial-services",
  title: "फ़ाइनेंशियल सेवाएँ: लोन, टैक्स और बीमा",
  description: `होम लोन: ${claims.loanPreApproval} में प्री-अप्रूवल, ${claims.loanApproval} में मंज़ूरी। प्रॉपर्टी के लिए पैसा, टैक्स और बीमा, एक ही सलाहकार के साथ।`,
  picture: "financial-services",
  action: apply,
} satisfies Content["page"];

const help = { label: "वित्तीय सलाह लें", href: "/high-value-asset" } as const;
const forWhom = `ज़मीन, टावर, होटल या बड़ी कोठी आपकी है? उसकी कीमत अँकवाने, बेचने या किराए पर देने के लिए “${help.label}” है।`;

const opening = {
  label: "फ़ाइनेंशियल सेवाएँ",
  title: "प्रॉपर्टी का पैसा, साइन करने से पहले तय",
  lead: "लोन, टैक्स और बीमा, तीनों का हिसाब आपके अपने आँकड़ों से, ताकि EMI की तारीख़ पर भी घर बोझ न लगे।",
  links: [apply, help],
  note: forWhom,
} as const satisfies Content["opening"];

const essentials = {
  cost: `${formatCost(fees.finance)} बैंक के अपने शुल्क अलग हैं।`,
  fee: fees.finance,
  time: `प्री-अप्रूवल ${claims.loanPreApproval} में, लोन मंज़ूर ${claims.loanApproval} में।`,
  ready: "पहचान, पता, छह महीने के बैंक स्टेटमेंट, आमदनी का प्रमाण, और प्रॉपर्टी मिल गई हो तो उसके कागज़।",
} satisfies Content["essentials"];

const headings = {
  services: {
    title: "चार काम, जो हम आपके लिए करते हैं",
    lead: "एक चुनें, और फ़ॉर्म उसी विषय के साथ खुलता है।",
  },
  questions: { title: "आम सवाल" },
  file: {
    title: "बैंक कौन-से कागज़ माँगता है, आपकी कमाई के हिसाब से",
    lead: "शुरू में कॉपी काफ़ी हैं।",
  },
  benefits: { title: "आपको क्या मिलता है" },
} as const satisfies Content["headings"];

const services = [
  {
    title: "होम लोन में मदद",
    text: "घर के लिए, प्रॉपर्टी पर, या महँगा पड़ रहा लोन दूसरे बैंक में ले जाने के लिए। कागज़ों का एक ही सेट उन बैंकों को जाता है जो आपके लिए ठीक हैं।",
    href: formLink(apply.href, { fundingType: "Home Loan" }),
  },
  {
    title: "पैसे की योजना",
    text: "कितना लोन लें, पहले बेचें या ब्रिज लोन लें, और आवेदन अकेले करें या किसी के साथ।",
  },
  {
    title: "टैक्स और नियम",
    text: "कैपिटल गेन, TDS, स्टाम्प ड्यूटी, और NRI को पैसा विदेश भेजने के लिए क्या भरना होता है।",
  },
  {
    title: "बीमा और जोखिम",
    text: "घर और लोन, दोनों का बीमा, ताकि कमाई रुक जाए, तो भी घर परिवार के पास रहे। उतना ही, जितना आपको चाहिए।",
  },
] satisfies Content["services"];

const model = {
  label: "काम कैसे होता है",
  title: "लोन तक पाँच कदम",
  picture: "financial-services",
  alt: "वही सिक्के और घर शाम को",
  points: [
    {
      title: "हम सुनते हैं",
      text: "आपके पास क्या है, कितना कमाते हैं, क्या करना चाहते हैं, और कब तक।",
      at: [28.5, 72],
    },
    {
      title: "हम हिसाब लगाते हैं",
      text: "पैसा देने के दो-तीन रास्ते, हर एक की महीने की किस्त और कुल ख़र्च के साथ।",
      at: [36, 67],
    },
    {
      title: "हम फ़ाइल तैयार करते हैं",
      text: "एक बार, और पूरी।",
      at: [43, 61],
    },
    {
      title: "हम बैंकों से बात करते हैं",
      text: "आप ब्याज, शुल्क, अवधि और शर्तें मिलाकर देखते हैं।",
      at: [50, 55],
    },
    {
      title: "आप साइन करते हैं, पैसा पहुँचता है",
      text: "साइन आप बैंक में करते हैं, और बैंक बेचने वाले को भुगतान करता है।",
      at: [74, 38],
    },
  ],
} as const satisfies Content["model"];

const file = {
  caption: "लोन के आवेदन के कागज़: नौकरी वालों, अपना काम करने वालों और NRI के लिए",
  columns: [{ title: "नौकरी" }, { title: "अपना काम" }, { title: "NRI" }],
  rows: [
    {
      label: "आप कौन हैं",
      cells: ["PAN, आधार", "PAN, आधार, कारोबार का प्रमाण", "PAN, पासपोर्ट, वीज़ा या OCI"],
    },
    {
      label: "आप क्या कमाते हैं",
      cells: ["सैलरी स्लिप, नियुक्ति पत्र", "बैलेंस शीट, लाभ-हानि खाता", "कॉन्ट्रैक्ट, सैलरी स्लिप"],
    },
    {
      label: "टैक्स के कागज़",
      cells: [
        `फ़ॉर्म ${taxForms.salary}`,
        "रिटर्न और उनका हिसाब, GST रिटर्न",
        "जिस देश में रहते हैं, वहाँ के रिटर्न",
      ],
    },
    {
      label: "बैंक स्टेटमेंट",
      cells: ["सैलरी वाला खाता", "कारोबार और बचत के खाते", "विदेश का खाता, NRE या NRO"],
    },
    {
      label: "आप पर क्या बाकी है",
      cells: ["चल रहे हर लोन का स्टेटमेंट", "चल रहे हर लोन का स्टेटमेंट", "विदेश की क्रेडिट रिपोर्ट"],
    },
    {
      label: "प्रॉपर्टी",
      cells: ["एग्रीमेंट, टाइटल के कागज़", "एग्रीमेंट, टाइटल के कागज़", "वही, और पावर ऑफ़ अटॉर्नी"],
    },
  ],
} satisfies Content["file"];

const benefits = [
  {
    title: `${claims.partnerBanks}, एक आवेदन`,
    text: "आपको आठ बार आवेदन नहीं करना पड़ता।",
    icon: "i-lucide-landmark",
  },
  {
    title: "सबके लिए एक सलाहकार",
    text: "लोन, टैक्स और बीमा साथ देखे जाते हैं, क्योंकि हर एक का असर बाकी दोनों पर पड़ता है।",
    icon: "i-lucide-user-round-check",
  },
  {
    title: "पूरा ख़र्च, साइन करने से पहले",
    text: "प्रोसेसिंग, बीमा, कीमत आँकना, समय से पहले चुकाना।",
    icon: "i-lucide-receipt-indian-rupee",
  },
  {
    title: "बैंक आप चुनते हैं",
    text: "आप अपना बैंक भी बता सकते हैं।",
    icon: "i-lucide-lock-keyhole",
  },
] satisfies Content["benefits"];

const terms = [
  { term: "इसे कौन देखता है?", detail: seenBy },
  { term: "फ़ैसला किसका?", detail: "बैंक का। हम आपका मामला अच्छी तरह, और सही बैंक के सामने रख सकते हैं।" },
] satisfies Content["terms"];

/** The first word of a message. */
const subject = "पैसा";

const questions = [
  {
    question: "लोन कितनी जल्दी मिल सकता है?",
    answer:
      "यह फ़ाइल पर निर्भर करता है। प्रॉपर्टी का कोई कागज़ न हो, तो लोन में देर हो सकती है, इसलिए हम पहले वही जाँचते हैं।",
  },
  {
    question: "मेरा CIBIL स्कोर कम है, या मुझे पता नहीं।",
    answer:
      "फ़ॉर्म में “पता नहीं” भी चुन सकते हैं। हम रिपोर्ट आपके साथ देखते हैं; उसमें से कुछ अक्सर ठीक हो सकता है। सह-आवेदक से या अपनी ओर से ज़्यादा पैसा लगाने से भी मदद मिल सकती है।",
  },
  {
    question: "मेरा अपना काम है। क्या बैंक मुझे लोन देते हैं?",
    answer: "हाँ। वे दो-तीन साल के रिटर्न और आपके खाते देखते हैं। कुछ बैंक कारोबार को दूसरों से बेहतर समझते हैं।",
  },
  {
    question: "क्या पहले प्रॉपर्टी ढूँढना ज़रूरी है?",
    answer:
      "नहीं। प्री-अप्रूवल हो तो ढूँढने से पहले आपको अपनी सीमा पता होती है, और बेचने वाले आपको गंभीरता से लेते हैं। आख़िरी मंज़ूरी के लिए प्रॉपर्टी के कागज़ चाहिए।",
  },
  {
    question: "क्या आप किसी एक बैंक से बँधे हैं?",
    answer: "नहीं। हमारे पार्टनर बैंकों के साथ आप अपना बैंक भी बता सकते हैं। चुनाव आपका है।",
  },
] satisfies Content["questions"];

const closing = {
  as: "letter",
  title: "बताएँ कि कितना पैसा चाहिए, और किस काम के लिए",
  text: forWhom,
  action: apply,
  second: help,
} as const satisfies Content["closing"];

export const content: Content = {
  subject,
  essentials,
  model,
  page,
  opening,
  headings,
  services,
  file,
  benefits,
  terms,
  questions,
  closing,
};
