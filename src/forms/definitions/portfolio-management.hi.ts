import type { form } from "./portfolio-management.form.ts";
import type { FormMessages } from "../localize.ts";
import {
  ABOUT_YOU,
  city,
  countryCode,
  email,
  fullName,
  NOTES,
  phoneNumber,
  yesNo,
} from "./shared-fields.hi.ts";

export const messages = {
  pages: {
    "/portfolio-management": {
      title: "पोर्टफ़ोलियो मैनेजमेंट",
      description:
        "आपकी सारी प्रॉपर्टी के लिए एक मैनेजर। बताएँ कि आपके पास कौन-सी प्रॉपर्टी हैं और आप उनसे क्या चाहते हैं।",
    },
  },
  heading: "पोर्टफ़ोलियो मैनेजमेंट सेवाएँ",
  intro: "बताएँ कि आपके पास कौन-सी प्रॉपर्टी हैं और आप उनसे क्या चाहते हैं। आपकी दी हुई जानकारी गोपनीय रहती है।",
  next: [
    "पोर्टफ़ोलियो मैनेजर आपकी भेजी जानकारी ध्यान से पढ़ेंगे।",
    "कॉल पर बात करके आप तय करेंगे कि हमें किन बातों का ध्यान रखना है।",
    "आपको हर प्रॉपर्टी के लिए योजना मिलेगी।",
  ],
  purpose: "आपकी प्रॉपर्टी देखने और योजना के साथ आपको कॉल करने",
  papers: [
    "आपकी सारी प्रॉपर्टी की सूची, और वे कहाँ हैं",
    "किराए के एग्रीमेंट, अगर तैयार हों",
    "टैक्स की रसीदें, अगर तैयार हों",
  ],
  sections: {
    "About you": ABOUT_YOU,
    "Your properties": "आपकी प्रॉपर्टी",
    "What you want": "आप क्या चाहते हैं",
  },
  fields: {
    fullName,
    countryCode,
    phoneNumber,
    email,
    city,
    numProperties: {
      label: "आपके पास कितनी प्रॉपर्टी हैं?",
      options: { "0": "0", "1": "1", "2": "2", "3": "3", "4+": "4+" },
    },
    propertyLocations: { label: "वे कहाँ हैं?", hint: "हर लाइन में एक: शहर और इलाका।" },
    existingTenants: { label: "क्या इनमें से किसी में अभी किराएदार हैं?" },
    goals: {
      label: "लक्ष्य",
      hint: "जितने चाहें, चुनें।",
      options: {
        "Max ROI": "ज़्यादा से ज़्यादा रिटर्न",
        "Rental Optimization": "बेहतर किराया",
        "Resale Planning": "रीसेल की योजना",
        "Tax Planning": "टैक्स की योजना",
        Diversification: "निवेश को अलग-अलग जगह बाँटना",
      },
    },
    buySellInterest: {
      label: "क्या ख़रीदने या बेचने में रुचि है?",
      options: { ...yesNo, Maybe: "शायद" },
    },
    quarterlyReview: { label: "क्या आप हर तीन महीने पर रिव्यू चाहेंगे?" },
    notes: { label: NOTES },
    documents: { label: "कागज़", hint: "एग्रीमेंट, टैक्स की रसीदें, किराए के स्टेटमेंट।" },
  },
  labels: {
    submit: "पोर्टफ़ोलियो रिव्यू की रिक्वेस्ट भेजें",
    busy: "भेजा जा रहा है...",
    success: "आपकी रिक्वेस्ट भेज दी गई! हमारे पोर्टफ़ोलियो मैनेजमेंट विशेषज्ञ जल्द ही आपसे संपर्क करेंगे।",
  },
} satisfies FormMessages<typeof form>;
