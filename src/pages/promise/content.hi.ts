import { claims } from "../../content/claims.hi.ts";
import { feeLetter } from "../../content/documents.hi.ts";
import type { Content } from "./content.en.ts";

const page = {
  path: "/about/promise",
  title: "हमारा वादा",
  description:
    "AIPM से आप छह बातों की उम्मीद रख सकते हैं: जवाब कब मिलेगा, आपकी जानकारी कौन देखेगा, टाइटल कितना पीछे तक पढ़ा जाएगा, और सर्कल में क्या ख़र्च होगा।",
  picture: "promise",
} satisfies Content["page"];

const opening = {
  title: "हमारा वादा",
  lead: "छह बातें, जिनकी आप हमसे उम्मीद रख सकते हैं।",
  crumbs: [{ label: "हमारे बारे में", href: "/about" }, { label: "हमारा वादा" }],
} as const satisfies Content["opening"];

const envelope = { picture: "promise", alt: "एक तश्तरी में मुहर लगा पत्र और पीतल की चाबी" } as const;

const promises = [
  {
    title: `जवाब ${claims.response}`,
    text: "सिर्फ़ दफ़्तर के घंटे गिने जाते हैं। हम आपके दिए हुए नंबर पर कॉल करेंगे।",
  },
  {
    title: "निजी और गोपनीय",
    text: "प्रॉपर्टी की जानकारी प्रकाशित नहीं की जाती। वह हमारी अंदरूनी जाँच के बाद सिर्फ़ सत्यापित ख़रीदारों या पार्टनरों को दी जाती है।",
  },
  {
    title: `टाइटल की पड़ताल ${claims.titleTrace} पीछे तक`,
    text: "हर मालिक, हर लोन और बीच की हर छूटी कड़ी।",
  },
  {
    title: `डिज़ाइन और कोटेशन ${claims.designAndQuote} में`,
    text: "कंस्ट्रक्शन और इंटीरियर के लिए, आपकी पूरी ज़रूरत पता होने के बाद।",
  },
  {
    title: claims.managerAccess,
    text: "विदेश में रहने वाले मालिकों के लिए, और उनके लिए जिनकी कई प्रॉपर्टी हैं।",
  },
  {
    title: `सर्कल में ${claims.noExtraCharge}`,
    text: `AIPM सर्कल में ${claims.noMinimum} है, और ${claims.builderAccounts} जाता है।`,
  },
] satisfies Content["promises"];

const letter = {
  salutation: "उन सबके नाम, जो अपना घर हमें सौंपते हैं",
  signature: "AIPM के पीछे का परिवार",
} satisfies Content["letter"];

const feeLetterHeading = {
  label: "नमूना",
  title: "फ़ीस का पत्र कैसा होता है",
  lead: "आधा पन्ना: काम, फ़ीस और देने की तारीख़।",
} as const satisfies Content["feeLetterHeading"];

const closing = {
  as: "letter",
  title: "क्या कुछ ठीक नहीं हुआ?",
  text: "बताएँ कि क्या हुआ, और रेफ़रेंस हो तो वह भी लिखें।",
  action: { label: "हमें लिखें", href: "/contact-form" },
} as const satisfies Content["closing"];

export const content: Content = {
  page,
  opening,
  envelope,
  promises,
  letter,
  feeLetterHeading,
  feeLetter,
  closing,
};
