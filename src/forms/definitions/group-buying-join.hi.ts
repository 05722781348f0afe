import type { form } from "./group-buying-join.form.ts";
import type { FormMessages } from "../localize.ts";
import {
  ABOUT_YOU,
  budgetRanges,
  email,
  fullName,
  homeSizes,
  phoneNumber,
  purposes,
} from "./shared-fields.hi.ts";

export const messages = {
  pages: {
    "/join-group": {
      title: "प्रॉपर्टी सर्कल से जुड़ें",
      description:
        "AIPM सर्कल से जुड़ें और वैसा ही घर चाहने वालों के साथ मिलकर ख़रीदें: बिल्डर से एक ही मोल-भाव, कोई अतिरिक्त शुल्क नहीं।",
    },
  },
  heading: "प्रॉपर्टी सर्कल से जुड़ें",
  intro:
    "जो बिल्डर से अकेले नहीं, मिलकर बात करना चाहते हैं, उनके लिए। न अतिरिक्त शुल्क, न कम से कम सदस्यों की शर्त: बताएँ कि आपको क्या चाहिए, हम वैसा ही चाहने वालों को ढूँढेंगे।",
  next: [
    "हम आपका बजट, साइज़ और मकसद बन रहे सर्कलों से मिलाते हैं।",
    "हम 24 कामकाजी घंटों में कॉल करके आपको सर्कल से मिलवाते हैं।",
    "सर्कल बाज़ार से 15-20% कम पर ख़रीदता है। पैसा बिल्डर के RERA खातों में जाता है।",
  ],
  purpose: "आपके लिए सही सर्कल ढूँढने और आपको कॉल करने",
  sections: {
    "About you": ABOUT_YOU,
    "The home you want": "आपको कैसा घर चाहिए",
    "Your circle": "आपका सर्कल",
  },
  fields: {
    fullName,
    phoneNumber,
    email,
    budgetRange: { label: "बजट", required: "अपना बजट चुनें", options: budgetRanges },
    propertySizePref: {
      label: "प्रॉपर्टी का साइज़",
      required: "अपनी पसंद का साइज़ चुनें",
      options: { ...homeSizes, Studio: "स्टूडियो" },
    },
    purpose: { label: "किसलिए", required: "किसलिए ख़रीदना है, चुनें", options: purposes },
    languageCommunity: {
      label: "भाषा या समुदाय",
      hint: "जिसके बीच आपको अपनापन लगे। फ़र्क न पड़ता हो, तो ख़ाली छोड़ दें।",
    },
    anyMessage: { label: "मैसेज", hint: "शहर और इलाका, समय, या जो भी आपके लिए मायने रखता हो।" },
  },
  labels: {
    submit: "सर्कल से जुड़ने की रिक्वेस्ट भेजें",
    busy: "भेजा जा रहा है...",
    success: "आपकी रिक्वेस्ट भेज दी गई!",
  },
} satisfies FormMessages<typeof form>;
