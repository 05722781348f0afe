import { claims, disputeTimelines } from "../../content/claims.hi.ts";
import { formatCost, fees } from "../../content/fees.hi.ts";
import { investmentCities } from "./cities.hi.ts";
import type { Content } from "./content.en.ts";

const enquiry = {
  title: "किसी शहर के बारे में पूछें",
  text: "ऊपर किसी शहर को खोलें और चुनें कि आपको क्या चाहिए, या हमें चुनने को कहें।",
  label: "पूछें कि कौन-से इलाके मेरे लिए ठीक हैं",
  href: "/trending-property-enquiry",
} as const satisfies Content["enquiry"];

const page = {
  path: "/investment-hub",
  title: "इन्वेस्टमेंट हब: शुरुआत में ख़रीदें, सीधे बिल्डर से",
  description: `नौ उभरते शहरों में सीधे बिल्डर के साथ निवेश: बाज़ार के रीसेल भाव से ${claims.belowResale} सस्ती प्रॉपर्टी, और बुकिंग से पहले कागज़ों की जाँच।`,
  picture: "investment-hub",
  action: enquiry,
} satisfies Content["page"];

const hero = {
  label: "इन्वेस्टमेंट हब",
  title: "शुरुआत में ख़रीदें, सीधे बिल्डर से",
  lead: "प्रोजेक्ट होर्डिंग पर आए, उससे पहले हम आपको बिल्डर तक ले जाते हैं, और आपका पैसा जाने से पहले कागज़ जाँचते हैं।",
  picture: "investment-hub-wide",
  narrow: "investment-hub",
  alt: "पाँच टावरों का मॉडल, हर एक पिछले से ऊँचा, ऊपर चढ़ती पीतल की रेखा के नीचे",
  links: [
    { label: enquiry.label, href: enquiry.href },
    { label: "नौ शहर देखें", href: "#trending-cities" },
  ],
} as const satisfies Content["hero"];

const essentials = {
  cost: formatCost(fees.investment),
  fee: fees.investment,
  time: `जवाब ${claims.response}। औसतन ${claims.dealClosing} में सौदा पूरा।`,
  ready: "बजट का दायरा और फ़ोन नंबर। कागज़ बाद में, बुकिंग के लिए।",
} satisfies Content["essentials"];

const headings = {
  cities: {
    title: "निवेश के लिए उभरते शहर",
    lead: "नौ जगहें, जहाँ कोई सड़क, रेल लाइन या एयरपोर्ट नक्शा बदल रहा है। एक चुनें, और देखें उसका बाज़ार, उसकी कमियाँ, और क्या बन रहा है।",
  },
  questions: { title: "आम सवाल" },
  fit: { title: "क्या यह आपके लिए है?" },
  advantages: { title: "शुरुआत में क्यों ख़रीदें" },
  goodFit: { title: "आपके लिए ठीक है, अगर" },
  noFit: { title: "रुकना बेहतर है, अगर" },
} as const satisfies Content["headings"];

const [, builder] = disputeTimelines;

const advantages = [
  {
    before: "प्रॉपर्टी",
    value: claims.belowResale,
    after: "बाज़ार के रीसेल भाव से सस्ती",
    why: "आप बिल्डर का शुरुआती आवंटन उसी के दाम पर लेते हैं। रीसेल में किसी और का मुनाफ़ा जुड़ता है।",
  },
  {
    before: "शुरुआती ख़रीद का रिटर्न",
    value: claims.earlyAccessReturns,
    after: `ज़्यादा, ${claims.earlyAccessYears} में`,
    why: "सड़क, रेल या एयरपोर्ट से दाम बढ़े, उससे पहले आप ख़रीद चुके होते हैं।",
  },
] satisfies Content["advantages"];

const caution = "ये दायरे कई प्रोजेक्ट को मिलाकर हैं, वादे नहीं। दाम रुक या गिर भी सकते हैं।";

const fit = [
  "आप पैसा तब तक लगा रहने दे सकते हैं, जब तक शहर आगे न बढ़ जाए।",
  "आपको बिल्डर का पहला दाम चाहिए और आप पज़ेशन का इंतज़ार कर सकते हैं।",
  "आप दूर या विदेश में रहते हैं, और चाहते हैं कि कोई जगह और कागज़ जाँच ले।",
] satisfies Content["fit"];

const noFit = [
  "आपको एक साल के अंदर पैसा वापस चाहिए।",
  "किस्तें ऐसे लोन से आनी हैं, जिस पर आपने अभी बैंक से बात नहीं की।",
  "आपको अभी रहने के लिए घर चाहिए: तब हमारी ख़रीद सेवा आपके लिए बेहतर है।",
] satisfies Content["noFit"];

const model = {
  title: "पहली कॉल से बुकिंग तक",
  picture: "investment-hub",
  alt: "वही पाँच टावर शाम को, खिड़कियों में रोशनी",
  points: [
    {
      title: "आप एक दायरा बताते हैं",
      text: "बजट, कैसा शहर, किस काम के लिए, और कब।",
      at: [34, 49],
    },
    {
      title: "हम इलाके सुझाते हैं",
      text: "सलाहकार कॉल करके दो-तीन ऐसी जगहें समझाते हैं जो आपके लिए ठीक हों, उनकी कमियाँ भी।",
      at: [44.5, 42.5],
    },
    {
      title: "हम प्रोजेक्ट जाँचते हैं",
      text: "RERA रजिस्ट्रेशन, टाइटल और मंज़ूरियाँ, और बिल्डर ने पहले क्या बनाकर दिया है।",
      at: [55.2, 36.3],
    },
    {
      title: "आप देखते हैं",
      text: "हमारे फ़ील्ड एग्ज़ीक्यूटिव के साथ ख़ुद जाकर, या दूर रहते हों तो वीडियो कॉल पर।",
      at: [66, 26.3],
    },
    {
      title: "आप बिल्डर के साथ बुक करते हैं",
      text: "एग्रीमेंट आपके और बिल्डर के बीच होता है। उसे हम आपके साथ पढ़ते हैं।",
      at: [77.4, 15.8],
    },
  ],
} as const satisfies Content["model"];

const questions = [
  {
    question: "दाम रीसेल से कम कैसे हो सकता है?",
    answer:
      "काम शुरू करने के पैसे के लिए और माँग दिखाने के लिए बिल्डर पहली खेप जल्दी बेचते हैं। वह खेप सस्ती होती है, और उसमें किसी डीलर का मुनाफ़ा नहीं जुड़ता।",
  },
  {
    question: "मेरे लिए हिसाब कितना बैठेगा?",
    answer:
      "किसी एक प्रोजेक्ट का हिसाब माँगें: दाम, किस्तें, शुल्क, वह साल जिसमें आप बेच सकें, और दाम न बढ़ें तो क्या होगा।",
  },
  {
    question: "अगर बिल्डर देर करे तो?",
    answer: `प्रोजेक्ट RERA में रजिस्टर्ड हो, तो वादा की गई तारीख़ सरकारी रिकॉर्ड में होती है और कानून आपको रास्ता देता है। नौबत आए, तो हमारी विवाद टीम मामला सँभालती है: बिल्डर के मामलों में ${builder.time} लगते हैं।`,
  },
] satisfies Content["questions"];

const pictureNote =
  "तस्वीरें समझाने के लिए बने मॉडल हैं। दरें उदाहरण हैं। हमारी दरें यहाँ स्रोत के साथ मिलेंगी। सड़कों, रेल लाइनों और एयरपोर्ट की जानकारी साथ लिखे स्रोत से है, जिसे 26 नवंबर 2026 को देखा गया।";

const buyingService = {
  label: "हमारी ख़रीद सेवा देखें",
  href: "/buy-property",
} satisfies Content["buyingService"];

const seeAlso = [
  "औरों के साथ मिलकर ख़रीदना है? देखें ",
  { label: "AIPM सर्कल", href: "/group-investment-service" },
  "। विदेश में रहते हैं? शुरुआत करें ",
  { label: "NRI कॉर्नर", href: "/nri-corner" },
  " से।",
] satisfies Content["seeAlso"];

const cityDetails = {
  altOf: (name: string): string => `${name} का मॉडल, समझाने के लिए`,
  market: "बाज़ार एक नज़र में",
  rate: "अभी की दर",
  example: "(उदाहरण)",
  potential: "निवेश की संभावना",
  trends: "दाम का रुख़",
  drawback: "ध्यान रखने की बात",
  types: "कैसी प्रॉपर्टी मिलती है",
  developments: "क्या बन रहा है",
  opened: "जो खुल चुका है",
  source: "स्रोत:",
  actions: ["मुझे कॉल करें", "उपलब्धता पूछें", "साइट विज़िट बुक करें"],
  ask: (name: string): string => `${name} के बारे में पूछें`,
} satisfies Content["cityDetails"];

const closing = {
  as: "phone",
  title: "अपना दायरा बताएँ। इलाके हम सुझाएँगे।",
  text: "दो मिनट, कोई कागज़ नहीं। सलाहकार आपको कॉल करेंगे।",
  action: { label: enquiry.label, href: enquiry.href },
} as const satisfies Content["closing"];

export const content: Content = {
  essentials,
  model,
  page,
  enquiry,
  hero,
  headings,
  advantages,
  caution,
  fit,
  noFit,
  questions,
  pictureNote,
  buyingService,
  seeAlso,
  cityDetails,
  closing,
  cities: investmentCities,
};
