import { optimize, story } from "../portfolio-management/content.hi.ts";
import type { Content } from "./content.en.ts";

const action = {
  label: "पोर्टफ़ोलियो रिव्यू के लिए कहें",
  href: "/portfolio-management",
} as const satisfies Content["action"];

const page = {
  path: "/portfolio-management-service",
  canonical: "/portfolio-management",
  title: "पोर्टफ़ोलियो मैनेजमेंट सेवा",
  description:
    "कई प्रॉपर्टी वाले मालिकों के लिए AIPM के पोर्टफ़ोलियो मैनेजर क्या करते हैं: कमाई पर नज़र, बढ़ाने की सलाह, कागज़ और नियम, सब गोपनीय।",
  picture: "portfolio",
  action,
} satisfies Content["page"];

const closing = {
  as: "dusk",
  picture: "portfolio-wide",
  narrow: "portfolio",
  ...optimize,
  action,
} as const satisfies Content["closing"];

export const content: Content = { ...story, page, action, closing };
