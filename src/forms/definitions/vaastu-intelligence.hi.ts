import type { form } from "./vaastu-intelligence.form.ts";
import type { FormMessages } from "../localize.ts";
import {
  ABOUT_YOU,
  countryCode,
  email,
  fullName,
  NOTES,
  phoneNumber,
  PROPERTY_TYPE,
} from "./shared-fields.hi.ts";

export const messages = {
  pages: {
    "/vaastu-intelligence-form": {
      title: "वास्तु सलाह बुक करें",
      description:
        "घर, दफ़्तर, कमर्शियल जगह या प्लॉट के लिए AIPM से वास्तु सलाह बुक करें, आपके यहाँ या ऑनलाइन। दिन अपनी सुविधा से चुनें।",
    },
  },
  heading: "वास्तु इंटेलिजेंस",
  intro:
    "उन परिवारों और कारोबारियों के लिए जो ख़रीदने, बनवाने या कोई दीवार हटाने से पहले जगह को वास्तु के हिसाब से देखना चाहते हैं। दिन चुनें और बताएँ कि जगह कहाँ है।",
  next: [
    "हमारे वास्तु सलाहकार आपके जवाब पढ़कर आपकी प्रॉपर्टी के हिसाब से तैयारी करेंगे।",
    "दिन और समय तय करने के लिए हम 24 कामकाजी घंटों में कॉल करेंगे।",
    "सलाह आपके यहाँ या ऑनलाइन होगी, और नतीजे आपको आसान शब्दों में बताए जाएँगे।",
  ],
  purpose: "वास्तु सलाह तय करने और आपको कॉल करने",
  papers: ["फ़्लोर प्लान, या उसकी तस्वीर", "उत्तर दिशा किधर है, अगर पता हो"],
  sections: {
    "About you": ABOUT_YOU,
    "The property": "प्रॉपर्टी",
    "Your consultation": "आपकी मुलाकात",
  },
  fields: {
    fullName,
    countryCode,
    phoneNumber,
    email,
    propertyAddress: {
      label: "प्रॉपर्टी का पता",
      required: "प्रॉपर्टी का पता लिखें",
      hint: "ऑनलाइन सलाह के लिए शहर और इलाका काफ़ी हैं।",
    },
    propertyType: {
      label: PROPERTY_TYPE,
      options: { Home: "घर", Office: "दफ़्तर", Commercial: "कमर्शियल", Plot: "प्लॉट" },
    },
    currentStage: {
      label: "अभी की स्थिति",
      options: {
        "Under Construction": "निर्माणाधीन",
        "Ready to Move": "रहने के लिए तैयार",
        "Planning to Buy": "ख़रीदने की सोच रहे हैं",
      },
    },
    servicesNeeded: {
      label: "कौन-सी सेवाएँ चाहिए",
      hint: "जितनी चाहें, चुनें।",
      options: {
        "Complete Vaastu Audit": "पूरा वास्तु ऑडिट",
        "Layout & Floor Plan Consultation": "लेआउट और फ़्लोर प्लान पर सलाह",
        "Remedies & Corrections": "उपाय और सुधार",
      },
    },
    preferredMode: {
      label: "सलाह कैसे लेंगे",
      required: "साइट विज़िट या ऑनलाइन सलाह में से एक चुनें",
      options: { "On-Site Visit": "साइट विज़िट", "Online Consultation": "ऑनलाइन सलाह" },
    },
    appointmentDate: {
      label: "मुलाकात की तारीख़",
      required: "आप किस तारीख़ को मुलाकात चाहते हैं, लिखें",
      hint: "जो दिन आपके लिए सबसे अच्छा हो। कॉल करके हम इसे पक्का करेंगे।",
    },
    notes: {
      label: NOTES,
      hint: "अभी वास्तु का ख़याल कैसे आया? एक वाक्य से भी हमें तैयारी में मदद मिलेगी।",
    },
  },
  labels: { submit: "सलाह बुक करें", busy: "भेजा जा रहा है...", success: "आपकी रिक्वेस्ट भेज दी गई!" },
} satisfies FormMessages<typeof form>;
