import { claims } from "../../content/claims.hi.ts";
import type { Content } from "./content.en.ts";

const page = {
  path: "/about/mission",
  title: "हमारा मिशन",
  description:
    "AIPM किसलिए काम करता है, और शुरू करने के छह रास्ते: बेचना, ख़रीदना, निवेश सँभालना, कानूनी मदद, विवाद सुलझाना, निर्माण में मदद।",
  picture: "mission",
} satisfies Content["page"];

const opening = {
  title: "हमारा मिशन",
  lead: "हम एक पारिवारिक कारोबार हैं। पूरे भारत में प्रॉपर्टी पर सलाह देते हैं, और काम में हमारे सत्यापित पार्टनर साथ रहते हैं।",
  crumbs: [{ label: "हमारे बारे में", href: "/about" }, { label: "हमारा मिशन" }],
} as const satisfies Content["opening"];

const plan = {
  picture: "mission",
  alt: "पीतल के ऊँचे परकार से खींचे घेरे के अंदर शहर का मॉडल",
} as const satisfies Content["plan"];

const headings = {
  quickLinks: { label: "शुरू करने के छह रास्ते", title: "हम आपके लिए क्या करें?" },
} as const satisfies Content["headings"];

/** Sample content: the business confirms it. */
const statement = {
  sample: true,
  text: "भारत में घर बदलना, रखना और अगली पीढ़ी को सौंपना आसान बनाना: एक सलाहकार, साफ़ कागज़, सही\u00A0कीमत, और शुरू से अंत तक गोपनीयता।",
} satisfies Content["statement"];

const quickLinks = [
  {
    title: "मुझे बेचना है",
    text: "प्रॉपर्टी के बारे में बताएँ। हम उसे पोर्टल पर नहीं, उन ख़रीदारों को दिखाते हैं जिन्हें वैसी ही चाहिए।",
    href: "/sell-property",
  },
  {
    title: "मुझे ख़रीदना है",
    text: "जाँची हुई छोटी सूची, और कोई जो आपकी ओर से मोल-भाव करे।",
    href: "/buy-property",
  },
  {
    title: "मेरे निवेश सँभालें",
    text: `आपकी सारी प्रॉपर्टी एक फ़ाइल में, और ${claims.managerAccess}।`,
    href: "/portfolio-management-service",
  },
  {
    title: "मुझे कानूनी मदद चाहिए",
    text: "टाइटल, एग्रीमेंट और RERA, आपके साइन करने से पहले पढ़े हुए।",
    href: "/legal-rera",
  },
  {
    title: "विवाद सुलझाना है",
    text: "किराएदार से, बिल्डर से, या परिवार में।",
    href: "/dispute-settlement",
  },
  {
    title: "निर्माण में मदद",
    text: `डिज़ाइन और कोटेशन ${claims.designAndQuote} में, फिर काम।`,
    href: "/construction",
  },
] satisfies Content["quickLinks"];

const closing = {
  as: "letter",
  title: "हमसे कोई मुश्किल सवाल पूछें",
  text: "पुश्तैनी घर में हिस्सा, कोई कागज़ जो ठीक नहीं लगता, या इतनी अच्छी कीमत कि यकीन न हो: जैसे बोलते हैं, वैसे ही लिख दें।",
  action: { label: "संस्थापक से पूछें", href: "/ask-founder" },
} as const satisfies Content["closing"];

export const content: Content = { page, opening, plan, headings, statement, quickLinks, closing };
