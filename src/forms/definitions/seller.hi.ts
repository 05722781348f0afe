import type { form } from "./seller.form.ts";
import type { FormMessages } from "../localize.ts";
import {
  ABOUT_YOU,
  countryCode,
  email,
  fullName,
  NOTES,
  phoneNumber,
  PROPERTY_TYPE,
  sizeUnit,
} from "./shared-fields.hi.ts";

export const messages = {
  pages: {
    "/sell-property": {
      title: "अपनी प्रॉपर्टी बेचें",
      description:
        "फ़्लैट, अपार्टमेंट, विला या स्टूडियो बिना विज्ञापन के बेचें। हमारी जाँच के बाद जानकारी सिर्फ़ सत्यापित ख़रीदारों या पार्टनरों को मिलती है।",
    },
  },
  heading: "प्रॉपर्टी बेचने का फ़ॉर्म",
  intro:
    "उन मालिकों के लिए जो पक्का ख़रीदार चाहते हैं और चुपचाप बेचना चाहते हैं। आपकी जानकारी प्रकाशित नहीं की जाती। हमारी अपनी जाँच के बाद वह सिर्फ़ सत्यापित ख़रीदारों या पार्टनरों को दी जाती है।",
  next: [
    "हमारे सलाहकार प्रॉपर्टी और कीमत पर बात करने के लिए 24 कामकाजी घंटों में कॉल करेंगे।",
    "किसी भी ख़रीदार को बताने से पहले हम प्रॉपर्टी और उसके कागज़ जाँचेंगे।",
    "आप सिर्फ़ सत्यापित ख़रीदारों से मिलेंगे। सौदा पूरा होने में औसतन 30-90 दिन लगते हैं।",
  ],
  purpose: "आपकी प्रॉपर्टी के लिए सत्यापित ख़रीदार ढूँढने और आपको कॉल करने",
  papers: ["सेल डीड", "प्रॉपर्टी टैक्स की रसीदें", "फ़्लैट के लिए सोसाइटी की NOC"],
  sections: {
    "About you": ABOUT_YOU,
    "The property": "प्रॉपर्टी",
    "Ownership and papers": "मालिकाना हक और कागज़",
    Price: "कीमत",
  },
  fields: {
    fullName,
    countryCode,
    phoneNumber,
    email,
    locationDetails: {
      label: "शहर और इलाका",
      required: "प्रॉपर्टी का शहर और इलाका लिखें",
      hint: "जैसे सेक्टर 76, नोएडा। मकान नंबर बाद में बता सकते हैं।",
    },
    propertyType: {
      label: PROPERTY_TYPE,
      required: "प्रॉपर्टी का प्रकार चुनें",
      options: { Flat: "फ़्लैट", Apartment: "अपार्टमेंट", Villa: "विला", Studio: "स्टूडियो" },
    },
    propertySize: { label: "प्रॉपर्टी का साइज़", required: "प्रॉपर्टी का साइज़ लिखें" },
    sizeType: sizeUnit,
    floorNo: { label: "कौन-सी मंज़िल", hint: "जैसे 4, ग्राउंड, या 12 में से चौथी।" },
    ownershipType: {
      label: "मालिकाना हक का प्रकार",
      options: { Freehold: "फ़्रीहोल्ड", Leasehold: "लीज़होल्ड", "Co-operative": "को-ऑपरेटिव" },
    },
    possessionStatus: {
      label: "पज़ेशन की स्थिति",
      options: {
        Ready: "तैयार",
        "Under Construction": "निर्माणाधीन",
        "Possession in 6 Months": "6 महीने में पज़ेशन",
        "Possession in 1+ Year": "1 साल या उसके बाद पज़ेशन",
      },
    },
    documentsAvailable: {
      label: "उपलब्ध कागज़",
      hint: "जो आपके पास हों, जैसे सेल डीड, सोसाइटी की NOC, टैक्स की रसीदें।",
    },
    askingPrice: {
      label: "आप कितनी कीमत चाहते हैं",
      required: "आप जो कीमत चाहते हैं, रुपयों में लिखें",
      hint: "जितनी आपकी उम्मीद है। बाज़ार के भाव पर हम कॉल पर बात करेंगे।",
    },
    priceNegotiable: { label: "क्या कीमत पर मोल-भाव हो सकता है?" },
    notes: { label: NOTES, hint: "किराएदार, प्रॉपर्टी पर लोन, आप कब बेचना चाहते हैं।" },
  },
  labels: {
    submit: "बेचने के लिए प्रॉपर्टी भेजें",
    busy: "भेजा जा रहा है...",
    success: "प्रॉपर्टी बेचने की आपकी रिक्वेस्ट हमें मिल गई है!",
  },
} satisfies FormMessages<typeof form>;
