import type { form } from "./trending-city-enquiry.form.ts";
import type { FormMessages } from "../localize.ts";
import {
  ABOUT_YOU,
  budgetRanges,
  countryCode,
  email,
  fullName,
  NOTES,
  phoneNumber,
  purposes,
  timelines,
} from "./shared-fields.hi.ts";

export const messages = {
  pages: {
    "/trending-property-enquiry": {
      title: "ट्रेंडिंग प्रॉपर्टी ज़ोन की पूछताछ",
      description:
        "AIPM से पूछें कि आपके बजट में कौन-से इलाके सही हैं: मेट्रो, टियर 1, टियर 2 या टियर 3 शहर; पहले घर, निवेश या दूसरे शहर जाने के लिए।",
    },
  },
  heading: "ट्रेंडिंग प्रॉपर्टी की पूछताछ",
  intro:
    "पहली बार निवेश करने वालों और अनुभवी निवेशकों, दोनों के लिए, जो जानना चाहते हैं कि अब कहाँ देखें। बताएँ कि कितना निवेश करना है और कैसे शहर में; हम उसके हिसाब से इलाके सुझाएँगे।",
  next: [
    "हमारे सलाहकार आपकी रकम और समय को उन इलाकों से मिलाकर देखेंगे जिन पर हमारी नज़र है।",
    "इन पर बात करने के लिए हम 24 कामकाजी घंटों में कॉल करेंगे।",
    "क्या देखना है, आप चुनेंगे। प्रॉपर्टी बाज़ार के रीसेल भाव से 5%-20% सस्ती है।",
  ],
  purpose: "आपके चुने हुए तरह के शहर में निवेश ढूँढने और आपको कॉल करने",
  sections: {
    "About you": ABOUT_YOU,
    "Your investment": "आपका निवेश",
    "Anything else": "और कुछ",
  },
  fields: {
    fullName,
    countryCode,
    phoneNumber,
    email,
    investmentRange: {
      label: "कितना निवेश करना है",
      required: "चुनें कि कितना निवेश करना है",
      options: budgetRanges,
    },
    cityType: {
      label: "शहर का प्रकार",
      required: "शहर का प्रकार चुनें",
      hint: "कोई ख़ास पसंद न हो, तो “कोई भी” चुनें।",
      options: {
        Metro: "मेट्रो",
        "Tier 1": "टियर 1",
        "Tier 2": "टियर 2",
        "Tier 3": "टियर 3",
        Any: "कोई भी",
      },
    },
    purpose: { label: "किसलिए", options: purposes },
    timeline: { label: "कब तक", options: timelines },
    languagePreference: {
      label: "पसंद की भाषा",
      hint: "हम आपको किस भाषा में कॉल करें।",
      options: { Hindi: "हिन्दी", English: "अंग्रेज़ी", Regional: "क्षेत्रीय भाषा", Any: "कोई भी" },
    },
    additionalNotes: {
      label: NOTES,
      hint: "जो शहर पहले से आपके मन में हैं, या जिनसे बचना चाहते हैं।",
    },
  },
  labels: {
    submit: "मुझे इलाके सुझाएँ",
    busy: "भेजा जा रहा है...",
    success: "सुझाए गए प्रॉपर्टी ज़ोन भेज दिए गए!",
  },
} satisfies FormMessages<typeof form>;
