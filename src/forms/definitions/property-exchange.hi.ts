import type { form } from "./property-exchange.form.ts";
import { exchangePreferences, exchangedTypes } from "../exchange-options.hi.ts";
import type { FormMessages } from "../localize.ts";
import {
  ABOUT_YOU,
  countryCode,
  email,
  fullName,
  NOTES,
  ownershipTypes,
  phoneNumber,
  PROPERTY_TYPE,
  yesNo,
} from "./shared-fields.hi.ts";

export const messages = {
  pages: {
    "/property-exchange": {
      title: "प्रॉपर्टी एक्सचेंज पोर्टल",
      description:
        "फ़्लैट, विला या प्लॉट के बदले ऐसी प्रॉपर्टी लें जो आपके लिए बेहतर हो; बेचना और ख़रीदना साथ-साथ। AIPM को बताएँ कि आपके पास क्या है और क्या चाहिए।",
    },
  },
  screen: "प्रॉपर्टी एक्सचेंज पोर्टल",
  heading: "प्रॉपर्टी एक्सचेंज का फ़ॉर्म",
  intro:
    "उन मालिकों के लिए जो एक साथ बेचना और ख़रीदना चाहते हैं। बताएँ कि आपका घर कैसा है और उसके बदले कैसा घर चाहिए; कुछ भी प्रकाशित नहीं किया जाता।",
  next: [
    "एक्सचेंज सलाहकार आपकी प्रॉपर्टी की कीमत और कागज़ जाँचेंगे।",
    "हम ऐसे सत्यापित मालिक ढूँढेंगे, जिनके पास आपकी पसंद का घर हो और जिन्हें आपका घर चाहिए।",
    "मेल खाने वाली प्रॉपर्टी देखकर फ़ैसला आप करेंगे। उसके बाद एक्सचेंज में करीब 4-8 हफ़्ते लगते हैं।",
  ],
  purpose: "आपकी प्रॉपर्टी से बदलने लायक प्रॉपर्टी ढूँढने और आपको कॉल करने",
  papers: ["टाइटल डीड", "प्रॉपर्टी टैक्स की रसीदें", "सोसाइटी के कागज़"],
  sections: {
    "About you": ABOUT_YOU,
    "What you have": "आपके पास क्या है",
    "What you would like instead": "बदले में क्या चाहिए",
    "Anything else": "और कुछ",
  },
  fields: {
    fullName,
    countryCode,
    phoneNumber,
    email,
    currentPropertyLocation: {
      label: "आपकी प्रॉपर्टी कहाँ है",
      required: "आपकी प्रॉपर्टी कहाँ है, लिखें",
      hint: "शहर और इलाका।",
    },
    propertyType: {
      label: PROPERTY_TYPE,
      options: exchangedTypes,
    },
    approximateMarketValue: {
      label: "अनुमानित बाज़ार कीमत",
      required: "अनुमानित बाज़ार कीमत रुपयों में लिखें",
      hint: "आपका अपना अंदाज़ा काफ़ी है। बाद में साथ मिलकर जाँच लेंगे।",
    },
    possessionStatus: {
      label: "पज़ेशन की स्थिति",
      options: {
        Ready: "तैयार",
        "Under Construction": "निर्माणाधीन",
        "Possession Soon": "पज़ेशन जल्द",
        Other: "अन्य",
      },
    },
    ownershipType: {
      label: "मालिकाना हक का प्रकार",
      options: ownershipTypes,
    },
    legalDocsReady: {
      label: "क्या कानूनी कागज़ तैयार हैं?",
      hint: "आपके नाम की टाइटल डीड, टैक्स की रसीदें और सोसाइटी के कागज़।",
      options: yesNo,
    },
    exchangePreference: {
      label: "कैसा एक्सचेंज चाहते हैं",
      required: "चुनें कि बदले में क्या चाहिए",
      options: exchangePreferences,
    },
    preferredExchangeLocation: {
      label: "पसंद की जगह",
      required: "आप कहाँ जाना चाहते हैं, लिखें",
      hint: "एक जगह या कई: शहर, इलाके, या किसी अपने के पास।",
    },
    additionalNotes: {
      label: NOTES,
      hint: "मंज़िल, पार्किंग, स्कूल, समय: नए घर में क्या होना ही चाहिए?",
    },
    files: { label: "फ़ोटो और कागज़", hint: "फ़ोटो, नक्शे, मालिकाना हक के कागज़।" },
  },
  labels: {
    submit: "एक्सचेंज की रिक्वेस्ट भेजें",
    busy: "भेजा जा रहा है...",
    uploading: "फ़ाइलें अपलोड हो रही हैं...",
    success: "हम काम पर लग गए हैं! एक्सचेंज के लिए आपके घर का मेल ढूँढेंगे।",
  },
} satisfies FormMessages<typeof form>;
