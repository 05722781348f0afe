import type { form } from "./furniture-on-demand.form.ts";
import type { FormMessages } from "../localize.ts";
import { ABOUT_YOU, city, countryCode, email, fullName } from "./shared-fields.hi.ts";

export const messages = {
  pages: {
    "/furniture-on-demand-form": {
      title: "फ़र्नीचर किराए पर मँगाएँ",
      description:
        "घर या दफ़्तर के लिए फ़र्नीचर किराए पर लें, 1 महीने से 2 साल तक। AIPM को बताएँ: कौन-सा शहर, कौन-से कमरे और किस तारीख़ तक।",
    },
  },
  heading: "फ़र्नीचर ऑन डिमांड",
  intro:
    "जो नए घर में जा रहे हैं या दफ़्तर खोल रहे हैं और फ़र्नीचर ख़रीदने के बजाय किराए पर लेना चाहते हैं, उनके लिए। शहर और कमरे बता दें; बाकी हम कॉल पर पूछ लेंगे।",
  next: [
    "हम देखते हैं कि आपके शहर में क्या-क्या पहुँच सकता है और कब तक।",
    "हम 24 कामकाजी घंटों में WhatsApp पर जवाब देते हैं या कॉल करते हैं।",
    "सामान और समय आप चुनते हैं। फ़र्नीचर 1 महीने से 2 साल तक किराए पर मिलता है।",
  ],
  purpose: "किराए का फ़र्नीचर ढूँढने और ऑफ़र के साथ आपको कॉल करने",
  sections: {
    "About you": ABOUT_YOU,
    "What you need": "आपको क्या चाहिए",
    "When and for how long": "कब और कितने समय के लिए",
  },
  fields: {
    fullName,
    countryCode,
    phoneNumber: {
      label: "WhatsApp नंबर",
      required: "अपना WhatsApp नंबर लिखें",
      hint: "हम इसी नंबर पर जवाब देंगे।",
    },
    email,
    city,
    propertyType: {
      label: "फ़र्नीचर कहाँ के लिए",
      options: { Home: "घर", Office: "दफ़्तर", "Commercial Setup": "दुकान या कारोबार", Other: "अन्य" },
    },
    furnitureNeeded: {
      label: "कौन-सा फ़र्नीचर चाहिए",
      hint: "जो सबसे करीब हो, चुनें। एक-एक सामान के बारे में हम कॉल पर पूछ लेंगे।",
      options: {
        "Living Room": "लिविंग रूम",
        Bedroom: "बेडरूम",
        "Office Setup": "दफ़्तर का सेट",
        "Full House Package": "पूरे घर का पैकेज",
        "Custom Requirement": "अपनी ज़रूरत के हिसाब से",
      },
    },
    rentalDuration: {
      label: "कितने समय के लिए",
      options: {
        "Short-Term (up to 6 months)": "कम समय (6 महीने तक)",
        "Long-Term (6+ months)": "लंबा समय (6 महीने से ज़्यादा)",
      },
    },
    deliveryPreference: {
      label: "डिलीवरी कब तक",
      options: {
        "Within 1 week": "1 हफ़्ते में",
        "Within 1 month": "1 महीने में",
        Flexible: "जब सुविधा हो",
      },
    },
    budgetRange: { label: "बजट", hint: "अपने शब्दों में, जैसे ₹5,000 से ₹8,000 महीना।" },
  },
  labels: {
    submit: "फ़र्नीचर की रिक्वेस्ट भेजें",
    busy: "भेजा जा रहा है...",
    success: "आपकी रिक्वेस्ट भेज दी गई!",
  },
} satisfies FormMessages<typeof form>;
