import type { form } from "./group-buying-create.form.ts";
import type { FormMessages } from "../localize.ts";
import {
  ABOUT_YOU,
  countryCode,
  email,
  fullName,
  homeSizes,
  NOTES,
  phoneNumber,
  purposes,
  timelines,
} from "./shared-fields.hi.ts";

export const messages = {
  pages: {
    "/group-investment": {
      title: "AIPM सर्कल बनाएँ",
      description:
        "परिवार, दोस्तों या दफ़्तर के साथियों के साथ AIPM सर्कल शुरू करें: शहर, साइज़ और बजट बताएँ और बिल्डर से एक होकर ख़रीदें।",
    },
  },
  heading: "AIPM सर्कल बनाएँ",
  intro:
    "उनके लिए जो लोगों को जोड़ते हैं: परिवार, दोस्त, दफ़्तर के साथी। शहर और बजट आप बताएँ; सर्कल बनाने में मदद और बिल्डर से बात हम करेंगे।",
  next: [
    "सलाहकार 24 कामकाजी घंटों में आपको, यानी सर्कल के लीडर को, कॉल करते हैं।",
    "सर्कल जोड़ने और सबको एक राय पर लाने में हम मदद करते हैं।",
    "सर्कल एक होकर मोल-भाव करता है और बिल्डर से मिलता है। पैसा बिल्डर के RERA खातों में जाता है।",
  ],
  purpose: "आपका सर्कल बनाने और उसके सदस्यों और योजना पर आपको कॉल करने",
  sections: {
    "About you": ABOUT_YOU,
    "Your circle": "आपका सर्कल",
    "What the circle wants to buy": "सर्कल क्या ख़रीदना चाहता है",
    "Anything else": "और कुछ",
  },
  fields: {
    fullName,
    countryCode,
    phoneNumber,
    email,
    preferredCity: {
      label: "पसंद का शहर",
      required: "सर्कल किस शहर में ख़रीदना चाहता है, लिखें",
      hint: "कोई इलाका सोच रखा हो, तो वह भी लिखें।",
    },
    numMembers: {
      label: "कितने सदस्य",
      hint: "आपको मिलाकर। बाद में और भी जुड़ सकते हैं।",
      options: { "4": "4", "5": "5", "6": "6", "7+": "7 या ज़्यादा" },
    },
    community: {
      label: "समुदाय",
      hint: "सदस्यों को क्या जोड़ता है, जैसे भाषा, कंपनी या हाउसिंग सोसाइटी।",
    },
    budgetPerMember: {
      label: "हर सदस्य का बजट",
      options: {
        "Below INR 50L": "₹50 लाख से कम",
        "INR 50L-1Cr": "₹50 लाख - 1 करोड़",
        "INR 1-1.5 Cr": "₹1-1.5 करोड़",
        "Above 1.5 Cr": "₹1.5 करोड़ से ज़्यादा",
      },
    },
    propertySize: { label: "प्रॉपर्टी का साइज़", options: homeSizes },
    purpose: { label: "किसलिए", options: purposes },
    timeframe: { label: "कब तक", options: timelines },
    notes: { label: NOTES, hint: "जो प्रोजेक्ट या बिल्डर आपने पहले से सोच रखे हैं।" },
    documents: { label: "कागज़", hint: "ब्रोशर, रेट लिस्ट, सदस्यों की सूची।" },
  },
  labels: { submit: "सर्कल बनाएँ", busy: "सर्कल बनाया जा रहा है...", success: "आपका सर्कल बन गया!" },
} satisfies FormMessages<typeof form>;
