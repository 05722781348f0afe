import { circleMinimum } from "../../content/claims.ts";
import { claims } from "../../content/claims.hi.ts";
import { formLink } from "../../content/form-link.ts";
import type { Content } from "./content.en.ts";

const join = { label: "सर्कल से जुड़ें", href: "/join-group" };

const page = {
  path: "/group-investment-service",
  title: "AIPM सर्कल: मिलकर ख़रीदें, सीधे बिल्डर से",
  description: `AIPM सर्कल से जुड़ें और बाज़ार से ${claims.circleBelowMarket} कम पर फ़्लैट लें। ${claims.noExtraCharge}, ${claims.noMinimum}, ${claims.builderAccounts}।`,
  picture: "circle",
  action: join,
} satisfies Content["page"];

const create = { label: "सर्कल बनाएँ", href: "/group-investment" } satisfies Content["create"];
const app = { label: "ऐप लें", href: "/#mobile-app-banner" };

const hero = {
  label: "AIPM सर्कल",
  title: "मिलकर फ़्लैट ख़रीदें, ग्रुप के दाम पर",
  lead: "AIPM सर्कल में एक जैसा घर चाहने वाले ख़रीदार मिलकर बिल्डर से मोल-भाव करते हैं। फ़्लैट आपका अपना होता है, और दाम कम।",
  picture: "circle-wide",
  narrow: "circle",
  alt: "रंगीन आकृतियों के घेरे के अंदर ऊँची इमारत का मॉडल",
  links: [join, app],
} as const satisfies Content["hero"];

const essentials = {
  cost: `${claims.noExtraCharge}। स्टाम्प ड्यूटी, रजिस्ट्री और लोन का ख़र्च वही रहता है।`,
  answer: `जवाब ${claims.response}।`,
  ready: "शहर, कैसा घर, बजट, और आपके साथ कौन जुड़ रहा है।",
} satisfies Content["essentials"];

const headings = {
  alone: {
    title: "अकेले ख़रीदने की सच्चाई",
    lead: "आपके लिए यह ज़िंदगी की सबसे बड़ी ख़रीद है, बिल्डर के लिए रोज़ का काम।",
  },
  benefits: { title: "सर्कल में ख़रीदने के सात कारण" },
  savings: {
    title: "रुपयों में आप कितना बचाते हैं",
    lead: "ये उदाहरण हैं, ऑफ़र नहीं। आपके सर्कल का दाम प्रोजेक्ट और बिल्डर पर निर्भर करता है।",
  },
  members: {
    title: "कौन जुड़ सकता है",
    lead: "हर वह व्यक्ति, जो अपने नाम से फ़्लैट ले सके। एक चुनें, और फ़ॉर्म उसी जवाब के साथ खुलता है।",
  },
  leader: {
    title: "सर्कल के लीडर का फ़ायदा",
    lead: "सर्कल की दिशा वही तय करता है, जो उसे शुरू करे।",
  },
  differences: { title: "सर्कल पाँच बातों में अलग है" },
  questions: { title: "आम सवाल" },
} as const satisfies Content["headings"];

const alone = [
  {
    title: "सैकड़ों में आप एक ख़रीदार हैं",
    text: "सेल्स टीम के पास रेट लिस्ट और रटे हुए जवाब हैं। आपके पास एक शाम और चेकबुक है।",
  },
  {
    title: "औरों ने कितना दिया, यह आपको पता नहीं चलता",
    text: "शायद बगल का फ़्लैट कम में बिका हो, और पार्किंग भी साथ मिली हो।",
  },
  {
    title: "बिल्डर को आप अकेले जाँचते हैं",
    text: "RERA के पेज, मंज़ूरियाँ, पुराने प्रोजेक्ट, अदालत के रिकॉर्ड। काम पूरी टीम का है, और आप आधी रात को अकेले करते हैं।",
  },
  {
    title: "देर हो, तो इंतज़ार भी अकेले",
    text: "एक ख़रीदार को टालना आसान है, एक फ़ाइल लेकर खड़े चालीस पड़ोसियों को नहीं।",
  },
] satisfies Content["alone"];

/** Examples of 15 to 20 percent off. */
const savings = [
  { price: "₹50 लाख", pays: "₹40 लाख से ₹42.5 लाख" },
  { price: "₹80 लाख", pays: "₹64 लाख से ₹68 लाख" },
  { price: "₹1.2 करोड़", pays: "₹96 लाख से ₹1.02 करोड़" },
] satisfies Content["savings"];

const model = {
  title: "सर्कल कैसे काम करता है",
  picture: "group-join",
  alt: "सात रंगीन आकृतियाँ शाम को, कतार में टावर के मॉडल की ओर",
  points: [
    {
      title: "बनाएँ या जुड़ें",
      text: "जान-पहचान वालों के साथ सर्कल शुरू करें। या बताएँ कि क्या चाहिए, हम कोई बन रहा सर्कल ढूँढेंगे।",
      at: [26.5, 67],
    },
    {
      title: "सर्कल बनता है",
      text: "हम एक ही शहर, साइज़ और बजट वाले ख़रीदारों को साथ लाते हैं।",
      at: [41, 65],
    },
    {
      title: "हम बिल्डर से मोल-भाव करते हैं",
      text: "दाम, मंज़िल, पार्किंग और भुगतान पर पूरे सर्कल की एक ही माँग।",
      at: [56, 65],
    },
    {
      title: "आप बिल्डर से सीधे मिलते हैं",
      text: "पूरा सर्कल साथ में साइट देखता है और सवाल ख़ुद पूछता है।",
      at: [69.5, 64],
    },
    {
      title: "सौदा हर सदस्य का अलग होता है",
      text: "किसी भी ख़रीदार की तरह आप अपने एग्रीमेंट पर साइन करते हैं और अपने फ़्लैट की रजिस्ट्री करवाते हैं।",
      at: [75, 34],
    },
  ],
} as const satisfies Content["model"];

/** The first of the seven is set large. */
const firstBenefit = {
  value: claims.circleBelowMarket,
  label: `बाज़ार से कम, छूट ${claims.circleDiscount} तक`,
  text: "कई फ़्लैट एक साथ बिकें, तो बिल्डर का विज्ञापन और ब्रोकरेज बचता है। सर्कल वही बचत माँगता है।",
} satisfies Content["firstBenefit"];

const benefits = [
  { title: claims.noExtraCharge, text: "सर्कल में ख़रीदने के लिए।" },
  { title: claims.noMinimum, text: "अकेले आएँ या चालीस के साथ।" },
  {
    title: claims.builderAccounts,
    text: "आपका पैसा वहाँ जाता है, जहाँ कानून उसकी सुरक्षा करता है।",
  },
  { title: "कागज़ एक बार जाँचे, सबके लिए", text: "टाइटल, मंज़ूरियाँ और RERA का रिकॉर्ड।" },
  {
    title: "सब मिलकर चुनते हैं",
    text: "मंज़िल, नज़ारे और पार्किंग पर बात साइन करने से पहले सर्कल में होती है।",
  },
  { title: "जाने-पहचाने पड़ोसी", text: "अपनी मंज़िल के लोगों से आप शिफ़्ट होने से पहले ही मिल लेते हैं।" },
] satisfies Content["benefits"];

const members = [
  {
    title: "अकेले ख़रीदने वाले",
    text: "आपको घर चाहिए, मुहिम नहीं। हम आपको वैसा ही घर ढूँढ रहे लोगों से मिलाते हैं।",
    href: formLink(join.href, { purpose: "First Home" }),
  },
  {
    title: "परिवार और दोस्त",
    text: "दो भाई, एक चचेरा भाई और स्कूल का एक दोस्त, एक ही मंज़िल पर, एक ही दाम में।",
    href: create.href,
  },
  {
    title: "प्रोफ़ेशनल या सरकारी कंपनियों के कर्मचारी",
    text: "एक दफ़्तर, एक रास्ता, एक टाउनशिप। साथ काम करने वालों का सर्कल मज़बूत होता है।",
    href: create.href,
  },
  {
    title: "NRI",
    text: "भारत में ऐसे लोगों के साथ ख़रीदें, जो साइट देखकर आपको बता सकें।",
    href: join.href,
  },
  {
    title: "कारोबार",
    text: "अपने लोगों के लिए दफ़्तर या फ़्लैट, एक ही मोल-भाव में।",
    href: create.href,
  },
] satisfies Content["members"];

const leader = [
  "शहर, साइज़ और बजट आप बताते हैं।",
  "आप चुनते हैं कि किसे बुलाना है, और बिल्डर के सामने सर्कल की ओर से आप बोलते हैं।",
  "आपके साथ एक सलाहकार काम करते हैं।",
] satisfies Content["leader"];

const differences = {
  usual: "अकेले, या चैट ग्रुप में",
  ours: "AIPM सर्कल",
  rows: [
    { label: "मोल-भाव कौन करता है", usual: "जिसके पास समय हो", ours: "एक सलाहकार, सबके लिए" },
    { label: "उसमें कौन है", usual: "जिसके पास लिंक हो", ours: "वे ख़रीदार, जिन्हें एक जैसा घर चाहिए" },
    { label: "आपका नंबर", usual: "पूरे ग्रुप को दिखता है", ours: "AIPM के पास जाता है, किसी ग्रुप में नहीं" },
    {
      label: "क्या तय हुआ",
      usual: "चार सौ मैसेज में कहीं",
      ours: "बिल्डर के लिखित ऑफ़र में",
    },
    { label: "लोन", usual: "हर कोई अपना बैंक अकेले ढूँढता है", ours: "ऑफ़र की तुलना हमारी लोन टीम करती है" },
  ],
} satisfies Content["differences"];

const questions = [
  {
    question: "क्या यह हिस्सेदारी (शेयर) है?",
    answer:
      "नहीं। मोल-भाव साथ होता है, पर हर सदस्य अपने अलग फ़्लैट का मालिक होता है। न कोई शेयर होता है, न साझे कागज़।",
  },
  {
    question: "कितने लोग चाहिए?",
    answer: `जुड़ने के लिए आप अकेले काफ़ी हैं। सर्कल बनाएँ, तो बताएँ कि कितने सदस्य हों, कम से कम ${circleMinimum}। बाकी लोगों को ढूँढने में हम मदद करेंगे।`,
  },
  {
    question: "आप कितना लेते हैं?",
    answer: "कोई अतिरिक्त शुल्क नहीं। स्टाम्प ड्यूटी, रजिस्ट्री और लोन का ख़र्च वही रहता है।",
  },
  {
    question: "क्या सबका बैंक एक ही होना चाहिए?",
    answer: "नहीं। हर सदस्य अपनी पसंद के बैंक से लोन ले सकता है, या लोन के बिना ख़रीद सकता है।",
  },
  {
    question: "क्या सर्कल बीच में छोड़ सकते हैं?",
    answer:
      "साइन करने तक बिल्डर के साथ आपका कुछ तय नहीं होता। सर्कल बहुत छोटा रह जाए, तो दाम पर फिर बात करनी पड़ सकती है।",
  },
] satisfies Content["questions"];

const savingsColumns = { price: "बाज़ार में दाम", pays: "सर्कल में" } satisfies Content["savingsColumns"];

const closing = {
  as: "letter",
  title: "शायद अगले सर्कल को भी वैसा ही फ़्लैट चाहिए, जैसा आपको",
  action: join,
} as const satisfies Content["closing"];

export const content: Content = {
  essentials,
  model,
  page,
  create,
  hero,
  headings,
  alone,
  savings,
  firstBenefit,
  benefits,
  members,
  leader,
  differences,
  questions,
  savingsColumns,
  closing,
};
