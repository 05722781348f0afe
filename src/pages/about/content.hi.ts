import { sampleNotes } from "../../content/sample-notes.hi.ts";
import { claims, stats } from "../../content/claims.hi.ts";
import type { Content } from "./content.en.ts";

const [transactions, , satisfaction, cities] = stats;

const page = {
  path: "/about",
  title: "हमारे बारे में",
  description: `AIPM एक परिवार की प्रॉपर्टी सलाहकार कंपनी है, पूरे भारत के लिए: ${transactions.value} सौदे, ${satisfaction.value} संतुष्टि, ${cities.value} शहर। हम कौन हैं और क्या करते हैं।`,
  picture: "about",
} satisfies Content["page"];

const hero = {
  label: "हमारे बारे में",
  title: "एक परिवार का काम, दूसरे परिवारों के घरों के लिए",
  lead: "फ़्लैट सिर्फ़ फ़्लैट नहीं होता। वह पिता की पेंशन है, बेटी का स्कूल है, बीस साल का लोन है। हम उस पर वैसे ही सलाह देते हैं, जैसे अपने परिवार को देते।",
  picture: "about-wide",
  narrow: "about",
  alt: "नक्शों वाली मेज़, लैंप और घर का छोटा मॉडल",
  links: [{ label: "बताएँ कि आपको क्या चाहिए", href: "/query" }],
} as const satisfies Content["hero"];

const headings = {
  figures: { title: "आँकड़ों में AIPM" },
  family: { label: "हम कौन हैं", title: "एक पिता, एक बेटी और सात विशेषज्ञ", lead: sampleNotes.people },
  work: { label: "हम क्या करते हैं", title: "हम सलाह देते हैं, और जिनकी ज़रूरत हो उन्हें साथ लाते हैं" },

  facts: { title: "एक नज़र में" },
  aboutPages: { title: "हमारे बारे में और" },
} as const satisfies Content["headings"];

/** Sample content, like the people themselves. */
const family = {
  sample: true,
  text: [
    "AIPM एक पारिवारिक कारोबार है, जो नई दिल्ली से चलता है। इसके संस्थापक सुरेश रघुवंशी हैं। उनकी बेटी नंदिनी चार्टर्ड अकाउंटेंट हैं और एक्सचेंज की टीम सँभालती हैं।",
    "बाकी सात लोग परिवार से नहीं हैं। हर एक की अपनी टीम है: NRI, लोन, किराया, कानूनी काम, निर्माण, सर्कल और ज़मीन।",
  ],
  team: { label: "सभी नौ से मिलें", href: "/about/team" },
} satisfies Content["family"];

const work = [
  {
    title: "हम कीमत आँकते हैं और योजना बनाते हैं",
    text: "प्रॉपर्टी कितने की है, आगे क्या बन सकती है, और जोखिम क्या हैं।",
  },
  {
    title: "हम कागज़ पढ़ते हैं",
    text: "टाइटल, बकाया और मंज़ूरियाँ: आपके देखने जाने से पहले, और एडवांस देने से बहुत पहले।",
  },
  {
    title: "हम सही लोगों को साथ लाते हैं",
    text: "ख़रीदार, वकील, बैंक, बिल्डर, शिफ़्टिंग वाले। आपकी ओर से उनसे आपके सलाहकार बात करते हैं।",
  },
  { title: "हम काम पूरा करवाते हैं", text: "रजिस्ट्री, चाबी और आख़िरी डिब्बे तक।" },
] satisfies Content["work"];

const facts = [
  { term: "AIPM क्या है?", detail: "एक पारिवारिक कारोबार, जो पूरे भारत में प्रॉपर्टी पर सलाह देता है।" },
  { term: "कब से?", detail: "स्थापना 2025 में।" },
  {
    term: "किसके लिए?",
    detail:
      "ख़रीदार, बेचने वाले, निवेशक, NRI, बिल्डर, ब्रोकर, ज़मीन मालिक, मकान मालिक, किराएदार, और घर बदलने वाले लोग।",
  },
  { term: "आप कहाँ मिलेंगे?", detail: "नई दिल्ली, मुंबई और बेंगलुरु में, और फ़ोन पर कहीं से भी।" },
] satisfies Content["facts"];

const aboutPages = [
  {
    title: "हमारा मिशन",
    text: "हम किसलिए काम करते हैं, और शुरू करने के छह रास्ते।",
    href: "/about/mission",
  },
  { title: "हमारी टीम", text: "हमारी टीमों के नौ प्रमुख, और पहले उन्होंने क्या किया।", href: "/about/team" },
  { title: "हमें क्यों चुनें", text: "आम तरीका और हमारा तरीका, साथ-साथ।", href: "/about/why-us" },
  { title: "हमारा वादा", text: "छह बातें, जिनकी आप हमसे उम्मीद रख सकते हैं।", href: "/about/promise" },
] satisfies Content["aboutPages"];

const models = "इस साइट पर हम मॉडल दिखाते हैं, फ़ोटो नहीं। असली घर असली लोगों के होते हैं, और निजी रहते हैं।";

const closing = {
  as: "letter",
  title: "अपनी प्रॉपर्टी के बारे में बताएँ",
  text: `बताएँ कि आपके पास क्या है या आप क्या ढूँढ रहे हैं, और क्या करना चाहते हैं। जवाब ${claims.response}।`,
  action: { label: "पूछताछ करें", href: "/query" },
} as const satisfies Content["closing"];

export const content: Content = {
  page,
  hero,
  headings,
  family,
  work,
  facts,
  aboutPages,
  models,
  closing,
  stats,
};
