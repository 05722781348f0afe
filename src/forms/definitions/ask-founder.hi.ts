import type { form } from "./ask-founder.form.ts";
import type { FormMessages } from "../localize.ts";
import {
  ABOUT_YOU,
  countryCode,
  email,
  fullName,
  optionalCity,
  phoneNumber,
} from "./shared-fields.hi.ts";

export const messages = {
  pages: {
    "/ask-founder": {
      title: "संस्थापक से पूछें",
      description:
        "भारत में प्रॉपर्टी पर अपना सवाल सीधे AIPM के संस्थापक से पूछें: ख़रीदना, बेचना, एक्सचेंज, कागज़, विवाद या बाज़ार।",
    },
  },
  heading: "संस्थापक से पूछें",
  intro:
    "उस सवाल के लिए, जिसका जवाब सीधे ऊपर से मिलना चाहिए। वैसे ही पूछें जैसे आमने-सामने बैठकर पूछते; जितना लिखना हो, लिखें।",
  next: [
    "आपका सवाल आपके ही शब्दों में संस्थापक तक पहुँचता है।",
    "कोई बात साफ़ न हो, तो हम आपको कॉल कर सकते हैं।",
    "सवाल दूसरों के भी काम का हो, तो आपका नाम दिए बिना उस पर लेख प्रकाशित हो सकता है।",
  ],
  purpose: "संस्थापक से आपके सवाल का जवाब दिलवाने",
  sections: { "Your question": "आपका सवाल", "About you": ABOUT_YOU },
  fields: {
    question: {
      label: "सवाल",
      required: "अपना सवाल लिखें",
      hint: "नाम, खाता नंबर और पहचान-पत्र के नंबर न लिखें।",
    },
    suggestedTitle: {
      label: "शीर्षक का सुझाव",
      hint: "अगर इस जवाब पर लेख प्रकाशित हो, तो उसका शीर्षक क्या हो?",
    },
    preferredBlogLanguage: {
      label: "लेख किस भाषा में हो",
      options: { English: "अंग्रेज़ी", Hindi: "हिन्दी", Regional: "क्षेत्रीय भाषा", Any: "कोई भी" },
    },
    fullName,
    countryCode,
    phoneNumber,
    email,
    city: optionalCity,
    notifyWhenAnswered: { label: "जवाब आने पर मुझे बताएँ" },
  },
  labels: { submit: "सवाल भेजें", busy: "सवाल भेजा जा रहा है...", success: "आपका सवाल भेज दिया गया!" },
} satisfies FormMessages<typeof form>;
