import { claims, responseMeans, stats } from "../../content/claims.hi.ts";
import { statsNote } from "../../content/stats-note.hi.ts";
import type { Content } from "./content.en.ts";

const [transactions, , satisfaction, cities] = stats;

const page = {
  path: "/about",
  title: "हमारे बारे में",
  description: `AIPM पूरे भारत के लिए एक परिवार की प्रॉपर्टी सलाह है: ${transactions.value} सौदे, ${satisfaction.value} संतुष्टि, ${cities.value} शहर। हम कौन हैं और पैसा कैसे लेते हैं।`,
  picture: "about",
} satisfies Content["page"];

const hero = {
  label: "हमारे बारे में",
  title: "एक परिवार का काम, दूसरे परिवारों के घरों के लिए",
  lead: "फ़्लैट सिर्फ़ फ़्लैट नहीं होता। वह पिता की पेंशन है, बेटी का स्कूल है, बीस साल का लोन है। हम प्रॉपर्टी पर ऐसे सलाह देते हैं जैसे वह हमारी हो, क्योंकि कभी वह हमारी ही थी।",
  picture: "about-wide",
  narrow: "about",
  alt: "नक्शों वाली मेज़, लैंप और घर का छोटा मॉडल",
  links: [{ label: "बताएँ कि आपको क्या चाहिए", href: "/query" }],
} as const satisfies Content["hero"];

const headings = {
  figures: { title: "अब तक का हमारा काम" },
  family: { label: "हम कौन हैं", title: "एक पिता, एक बेटी और सात विशेषज्ञ" },
  work: { label: "हम क्या करते हैं", title: "हम सलाह देते हैं, और जिनकी ज़रूरत हो उन्हें साथ लाते हैं" },
  pay: { label: "हमें पैसा कैसे मिलता है", title: "ऐसी फ़ीस से, जो आपको काम शुरू होने से पहले पता है" },
  facts: { title: "एक नज़र में" },
  aboutPages: { title: "हमारे बारे में और" },
} as const satisfies Content["headings"];

/** Sample content, like the people themselves. */
const family = {
  sample: true,
  text: [
    "AIPM रघुवंशी परिवार का है, जो इसे नई दिल्ली से चलाता है। पिता सुरेश ने नौकरी के ज़्यादातर साल बैंकों के लिए प्रॉपर्टी की कीमत आँकी। जब उनके अपने परिवार का घर बँटा, तो उन्होंने देखा कि बिना तैयारी का बँटवारा कितना महँगा पड़ता है, और वे दूसरों के बँटवारे तैयार करने लगे।",
    "एक दिन, द्वारका की एक सोसाइटी में, दो पड़ोसियों में से हर एक के पास वह फ़्लैट था जो दूसरे को चाहिए था, और पहले बेचना दोनों में से किसी के बस में नहीं था। AIPM उसी दोपहर शुरू हुआ। बेटी, नंदिनी, चार्टर्ड अकाउंटेंट हैं: वे एक्सचेंज के दोनों घरों की कीमत आँकती हैं और दोनों पक्षों को हिसाब दिखाती हैं।",
    "बाकी सात परिवार के नहीं हैं, और हर एक अपनी डेस्क और उसके मैनेजर सँभालता है: NRI, लोन, किराया, कानून, निर्माण, सर्कल, ज़मीन।",
  ],
  team: { label: "सभी नौ से मिलें", href: "/about/team" },
} satisfies Content["family"];

const work = [
  { title: "हम कीमत आँकते हैं और योजना बनाते हैं", text: "प्रॉपर्टी कितने की है, आगे क्या बन सकती है, और उसके ख़िलाफ़ क्या है।" },
  { title: "हम कागज़ पढ़ते हैं", text: "टाइटल, बकाया और मंज़ूरियाँ, विज़िट से पहले और एडवांस से बहुत पहले।" },
  {
    title: "हम बाकी सबको लाते हैं",
    text: "ख़रीदार, वकील, बैंक, बिल्डर, शिफ़्टिंग वाले। आपकी ओर से उन सबसे एक ही सलाहकार बात करता है।",
  },
  { title: "हम साथ रहते हैं", text: "जब तक डीड रजिस्टर न हो जाए, चाबी आपके हाथ में न हो और डिब्बे न पहुँच जाएँ।" },
] satisfies Content["work"];

/** Sample content: the business confirms each line. */
const pay = {
  sample: true,
  rows: [
    { term: "आपसे", detail: `काम की फ़ीस, जो शुरू होने से पहले लिखकर दी जाती है। ${claims.askingFree}।` },
    { term: "बिल्डर से", detail: "जहाँ कोई बिल्डर आपको लाने के हमें पैसे देता है, वहाँ बुकिंग से पहले आपको पता चलता है कि कितने।" },
    { term: "दूसरों को", detail: "वकील, कीमत आँकने वाले और सरकार को असली लागत पर, उनकी रसीद के साथ।" },
    { term: "कभी नहीं", detail: "बही से बाहर का पैसा, या ऐसा कमीशन जो आपको बताया न गया हो।" },
  ],
} satisfies Content["pay"];

const facts = [
  { term: "आप क्या करते हैं?", detail: "पूरे भारत के लिए प्रॉपर्टी की सलाह, जिसे एक परिवार अपने कारोबार के रूप में चलाता है।" },
  { term: "कब से?", detail: "स्थापना 2025 में।" },
  {
    term: "किसके लिए?",
    detail: "ख़रीदार, बेचने वाले, निवेशक, NRI, बिल्डर, ब्रोकर, ज़मीन मालिक, मकान मालिक, किराएदार, और घर बदलने वाले लोग।",
  },
  { term: "आप कहाँ मिलेंगे?", detail: "नई दिल्ली, मुंबई और बेंगलुरु में, और फ़ोन पर कहीं से भी।" },
] satisfies Content["facts"];

const aboutPages = [
  { title: "हमारा मिशन", text: "हम क्या बदलने निकले, और शुरू करने के छह रास्ते।", href: "/about/mission" },
  { title: "हमारी टीम", text: "वे नौ लोग जो डेस्क सँभालते हैं, और यहाँ तक कैसे पहुँचे।", href: "/about/team" },
  { title: "हमें क्यों चुनें", text: "आम तरीका और हमारा तरीका, साथ-साथ।", href: "/about/why-us" },
  { title: "हमारा वादा", text: "एक चिट्ठी, जिस पर आप हमें परख सकते हैं।", href: "/about/promise" },
] satisfies Content["aboutPages"];

const models = "इस साइट पर हम मॉडल दिखाते हैं, फ़ोटो नहीं। असली घर असली लोगों के होते हैं, और जब तक मालिक ख़ुद न कहें, निजी रहते हैं।";

const closing = {
  as: "letter",
  title: "अपनी प्रॉपर्टी के बारे में बताएँ",
  text: `लिखें कि आपके पास क्या है या आप क्या ढूँढ रहे हैं, और उसका क्या होना चाहिए। ${claims.response}, ${responseMeans}, जवाब।`,
  action: { label: "पूछताछ करें", href: "/query" },
} as const satisfies Content["closing"];

export const content: Content = {
  page,
  hero,
  headings,
  family,
  work,
  pay,
  facts,
  aboutPages,
  models,
  closing,
  stats,
  statsNote,
};
