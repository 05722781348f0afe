/** Papers that pages in Hindi show; every name, figure and date in them is invented. */
import type * as english from "./papers.ts";
import type { Translation } from "../i18n/translation.ts";

export const costSheet = {
  title: "ख़र्च की शीट",
  file: "एक्सचेंज, शीट 1 में से 1",
  subject: "कोथरुड का 2 BHK, बानेर के 3 BHK के बदले",
  columns: ["", "आपका, ₹", "उनका, ₹"],
  values: [
    { label: "कीमत, एक ही तरीके से", yours: "85,00,000", theirs: "1,10,00,000" },
    { label: "बाकी होम लोन", yours: "कुछ नहीं", theirs: "12,00,000" },
  ],
  difference: { label: "फ़र्क, जो आप देते हैं", sum: "25,00,000" },
  parts: [
    { label: "उनके बैंक को, जो लोन बंद करता है", sum: "12,00,000" },
    { label: "उनको, चाबी मिलने के दिन", sum: "13,00,000" },
  ],
  others: [
    { label: "स्टाम्प ड्यूटी, रजिस्ट्री", value: "उस दिन आपके राज्य की दर से" },
    { label: "हमारी फ़ीस", value: "जैसी आपके फ़ीस के पत्र में है" },
    { label: "और कुछ", value: "कुछ नहीं" },
  ],
  initials: ["आप", "वे", "AIPM"],
} as const satisfies Translation<typeof english.costSheet>;

export const feeLetter = {
  title: "फ़ीस का पत्र",
  to: ["सेवा में", "पुणे के एक फ़्लैट के मालिक"],
  day: "पहली अप्रैल",
  subject: "आपका फ़्लैट बेचने की हमारी फ़ीस",
  greeting: "नमस्ते,",
  terms: [
    { label: "हम क्या करते हैं।", text: "बिक्री, कीमत आँकने से रजिस्ट्री तक।" },
    { label: "फ़ीस।", text: "एक ही आँकड़ा: ₹85,000।" },
    { label: "कब देनी है।", text: "एक तय दिन: तीस जून।" },
    { label: "दूसरों को।", text: "स्टाम्प ड्यूटी और दूसरे ख़र्च असली लागत पर, रसीद के साथ।" },
    { label: "आप कैसे ख़त्म करें।", text: "किसी भी दिन एक लाइन लिखकर। जो काम हो चुका, उसी का पैसा देना है।" },
  ],
  close: "जो इस पत्र में नहीं है, वह देना नहीं है।",
  signatures: ["AIPM की ओर से", "मालिक"],
  seal: "AIPM · फ़ीस पहले तय · नमूना ·",
} as const satisfies Translation<typeof english.feeLetter>;
