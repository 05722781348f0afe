import type { form } from "./solar-advantage.form.ts";
import type { FormMessages } from "../localize.ts";
import {
  ABOUT_YOU,
  city,
  countryCode,
  email,
  fullName,
  phoneNumber,
  PROPERTY_TYPE,
} from "./shared-fields.hi.ts";

export const messages = {
  pages: {
    "/solar-adv-form": {
      title: "सोलर के बारे में पूछें",
      description:
        "मकान, बिल्डिंग, फ़ैक्ट्री या प्लॉट पर नया सोलर लगवाने, नेट मीटरिंग और सब्सिडी में मदद, या लगे हुए सिस्टम को बढ़ाने के बारे में AIPM से पूछें।",
    },
  },
  heading: "सोलर एडवांटेज",
  intro:
    "उन मालिकों और सोसाइटियों के लिए जो चाहते हैं कि छत भी कमाई करे, और उनके लिए भी जो पहले जानना चाहते हैं कि करेगी या नहीं। शुरू करने के लिए छत का मोटा अंदाज़ा काफ़ी है।",
  next: [
    "हमारे सोलर सलाहकार छत और योजना के बारे में आपकी लिखी बातें पढ़ेंगे।",
    "जो जानकारी कम होगी, उसके लिए हम 24 कामकाजी घंटों में कॉल करेंगे।",
    "हम बताएँगे कि आपकी प्रॉपर्टी के लिए क्या सही है; फ़ैसला आप आराम से लें।",
  ],
  purpose: "आपकी छत के लिए सोलर की योजना बनाने और आपको कॉल करने",
  papers: ["पिछले बारह महीनों के बिजली के बिल", "छत की कुछ तस्वीरें"],
  sections: {
    "About you": ABOUT_YOU,
    "The property": "प्रॉपर्टी",
    "What you want": "आप क्या चाहते हैं",
  },
  fields: {
    fullName,
    countryCode,
    phoneNumber,
    email,
    city,
    propertyType: {
      label: PROPERTY_TYPE,
      options: {
        "Independent House": "इंडिपेंडेंट हाउस",
        Apartment: "अपार्टमेंट",
        "Commercial Building": "कमर्शियल बिल्डिंग",
        Industrial: "इंडस्ट्रियल",
        Plot: "प्लॉट",
      },
    },
    roofArea: {
      label: "छत का साइज़",
      hint: "अंदाज़ा काफ़ी है, जैसे 800 वर्ग फ़ुट, या 30 बाई 40 फ़ुट की छत का आधा हिस्सा।",
    },
    interests: {
      label: "आपकी रुचि किसमें है",
      required: "कम से कम एक विकल्प चुनें",
      hint: "जितने चाहें चुनें, कम से कम एक।",
      options: {
        "New Solar Installation": "नया सोलर लगवाना",
        "Consultation Only": "सिर्फ़ सलाह",
        "Net Metering & Subsidy Assistance": "नेट मीटरिंग और सब्सिडी में मदद",
        "Expansion of Existing System": "लगे हुए सिस्टम को बढ़ाना",
      },
    },
    timeline: {
      label: "कब तक",
      options: { Immediate: "तुरंत", "1–3 months": "1-3 महीने में", "6+ months": "6 महीने बाद" },
    },
    budget: { label: "बजट", hint: "अपने शब्दों में, जैसे करीब ₹2 लाख।" },
  },
  labels: { submit: "सोलर पर सलाह माँगें", busy: "भेजा जा रहा है...", success: "फ़ॉर्म भेज दिया गया!" },
} satisfies FormMessages<typeof form>;
