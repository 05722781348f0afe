/** Translated facts of the company. Numbers and web addresses come from the English file. */
import { claims } from "./claims.hi.ts";
import * as english from "./company.ts";
import type { Translation } from "../i18n/translation.ts";

export const company = {
  ...english.company,
  tagline: claims.indiasFirst,
  chat: { ...english.company.chat, label: "WhatsApp पर चैट करें" },
  hours: {
    footer: "दफ़्तर सोमवार से शनिवार, सुबह 9:00 से शाम 6:00 बजे तक खुले रहते हैं",
    office: "दफ़्तर सोमवार से शनिवार, सुबह 9 से शाम 6 बजे तक खुले रहते हैं",
    phone: "फ़ोन सोमवार से शुक्रवार, सुबह 10 से शाम 6 बजे तक (भारतीय समय)",
  },
} satisfies Translation<typeof english.company>;

const [delhi, mumbai, bangalore] = english.offices;

export const offices = [
  {
    ...delhi,
    city: "नई दिल्ली",
    role: "दिल्ली मुख्यालय",
    lines: ["AIPM हाउस, चौथी मंज़िल", "12 बाराखंबा रोड, कनॉट प्लेस", "नई दिल्ली 110001"],
  },
  {
    ...mumbai,
    city: "मुंबई",
    role: "मुंबई दफ़्तर",
    lines: ["यूनिट 702, बांद्रा-कुर्ला कॉम्प्लेक्स", "बांद्रा पूर्व", "मुंबई 400051"],
  },
  {
    ...bangalore,
    city: "बेंगलुरु",
    role: "बेंगलुरु दफ़्तर",
    lines: ["लेवल 3, 88 रेज़िडेंसी रोड", "अशोक नगर", "बेंगलुरु 560025"],
  },
] as const satisfies typeof english.offices;
