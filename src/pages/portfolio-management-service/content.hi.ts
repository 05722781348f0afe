import { formLink } from "../../content/form-link.ts";
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

const own = (numProperties: string): string => formLink(action.href, { numProperties });

const choices = {
  heading: { title: "आपकी कितनी प्रॉपर्टी हैं?", lead: "एक चुनें, और फ़ॉर्म उसी जवाब के साथ खुलता है।" },
  rows: [
    { title: "एक", text: "जिसमें आप रहते नहीं।", href: own("1") },
    { title: "दो या तीन", text: "निवेश का फ़्लैट, पिता का प्लॉट, कोई दुकान।", href: own("3") },
    { title: "चार या ज़्यादा", text: "हर एक के अपने कागज़, बैंक और किराएदार।", href: own("4+") },
  ],
} satisfies Content["choices"];

const closing = {
  as: "letter",
  ...optimize,
  action,
} as const satisfies Content["closing"];

export const content: Content = { choices, ...story, page, action, closing };
