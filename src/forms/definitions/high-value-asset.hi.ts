import type { form } from "./high-value-asset.form.ts";
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
  YOUR_PROPERTY,
} from "./shared-fields.hi.ts";

export const messages = {
  pages: {
    "/high-value-asset": {
      title: "हाई-वैल्यू प्रॉपर्टी की जानकारी भेजें",
      description:
        "ज़मीन, कमर्शियल इमारत, रिज़ॉर्ट या लग्ज़री घर की जानकारी AIPM की गोपनीय टीम को दें। सिर्फ़ ऑफ़-मार्केट; सत्यापित ख़रीदार आपकी सहमति के बाद ही देखता है।",
    },
  },
  heading: "हाई-वैल्यू प्रॉपर्टी का फ़ॉर्म",
  intro:
    "मालिकों और उनके प्रतिनिधियों के लिए। आपका भेजा हुआ प्रकाशित नहीं होता। उसे हमारे सलाहकार पढ़ते हैं, और कोई सत्यापित ख़रीदार उसे आपकी सहमति के बाद ही देखता है।",
  next: [
    "सलाहकार जानकारी पढ़कर कॉल करते हैं। बात गोपनीय रहती है।",
    "किसी ख़रीदार को दिखाने से पहले हम टाइटल और कागज़ जाँचते हैं।",
    "कौन-सा सत्यापित ख़रीदार प्रॉपर्टी देखे और कब, यह आप तय करते हैं।",
  ],
  purpose: "आपकी प्रॉपर्टी का आकलन करने और आपकी सहमति के बाद सत्यापित ख़रीदार ढूँढने",
  papers: ["प्रॉपर्टी की डीड, अगर आप चाहें", "प्रॉपर्टी की तस्वीरें, अगर आप चाहें"],
  seenBy: "हमारे सलाहकार। सत्यापित ख़रीदार इसे आपकी सहमति के बाद ही देखता है।",
  sections: { "About you": ABOUT_YOU, "The asset": YOUR_PROPERTY, "Anything else": "और कुछ" },
  fields: {
    fullName,
    countryCode,
    phoneNumber,
    email,
    locationOfProperty: {
      label: "प्रॉपर्टी कहाँ है",
      required: "प्रॉपर्टी कहाँ है, लिखें",
      hint: "शहर और इलाका; ज़मीन हो तो सर्वे या खसरा नंबर और तहसील।",
    },
    propertyType: {
      label: PROPERTY_TYPE,
      required: "प्रॉपर्टी का प्रकार चुनें",
      options: {
        Residential: "रिहायशी",
        Villa: "विला",
        Apartment: "अपार्टमेंट",
        Resort: "रिज़ॉर्ट",
        Commercial: "कमर्शियल",
        Plot: "प्लॉट",
        Other: "अन्य",
      },
    },
    estimatedValue: {
      label: "अनुमानित कीमत",
      required: "अनुमानित कीमत रुपयों में लिखें",
      hint: "आपका अपना अंदाज़ा काफ़ी है।",
    },
    isVacant: { label: "क्या प्रॉपर्टी ख़ाली है?", options: yesNo },
    ownershipType: { label: "मालिकाना हक का प्रकार", options: ownershipTypes },
    willingTo: {
      label: "आप क्या करना चाहते हैं",
      options: { Sell: "बेचना", Lease: "लीज़ पर देना", Both: "दोनों" },
    },
    notes: { label: NOTES, hint: "रास्ता, किराएदार, विवाद, समय: हमें क्या पता होना चाहिए?" },
    files: { label: "फ़ोटो, वीडियो और कागज़", hint: "मालिकाना हक के कागज़, नक्शे, फ़ोटो या छोटा वीडियो।" },
  },
  labels: {
    submit: "प्रॉपर्टी की जानकारी भेजें",
    busy: "भेजा जा रहा है...",
    success: "हाई-वैल्यू प्रॉपर्टी की जानकारी भेज दी गई!",
  },
} satisfies FormMessages<typeof form>;
