import type { form } from "./buyer.form.ts";
import type { FormMessages } from "../localize.ts";
import {
  ABOUT_YOU,
  city,
  email,
  fullName,
  phoneNumber,
  sizeUnit,
  timelines,
} from "./shared-fields.hi.ts";

export const messages = {
  pages: {
    "/buy-flat": {
      title: "फ़्लैट ख़रीदें",
      description:
        "कैसा फ़्लैट, विला, पेंटहाउस या स्टूडियो चाहिए, किस शहर में, कितना बड़ा और किस बजट में: AIPM को बताएँ। हम ढूँढकर आपको कॉल करेंगे।",
    },
    "/buy-plot": {
      title: "प्लॉट ख़रीदें",
      description:
        "रिहायशी, खेती या कमर्शियल प्लॉट कहाँ चाहिए, कितना बड़ा और किस बजट में: AIPM को बताएँ। हम ढूँढकर आपको कॉल करेंगे।",
    },
  },
  heading: "प्रॉपर्टी ख़रीदने का फ़ॉर्म",
  intro:
    "जो रहने या निवेश के लिए प्रॉपर्टी ढूँढ रहे हैं और सैकड़ों की जगह कुछ अच्छी प्रॉपर्टी देखना चाहते हैं, उनके लिए। बताएँ कि आपको क्या चाहिए और आपका बजट क्या है।",
  next: [
    "हमारे सलाहकार आपकी ज़रूरत समझने के लिए 24 कामकाजी घंटों में कॉल करेंगे।",
    "आपको चुनी हुई, सत्यापित प्रॉपर्टी दिखाई जाएँगी। जो पसंद आए, उसे जाकर देखें।",
    "मोल-भाव हम करेंगे और रजिस्ट्री तक साथ रहेंगे। सौदा पूरा होने में औसतन 30-90 दिन लगते हैं।",
  ],
  purpose: "आपके लिए सही प्रॉपर्टी ढूँढने और आपको कॉल करने",
  papers: ["पहचान का प्रमाण, बाद में, ख़रीदते समय", "आमदनी का प्रमाण, अगर लोन में मदद चाहिए"],
  sections: {
    "About you": ABOUT_YOU,
    "What you are looking for": "आपको क्या चाहिए",
    "Your budget": "आपका बजट",
  },
  fields: {
    fullName,
    phoneNumber,
    email,
    buyFor: { label: "मुझे ख़रीदना है", options: { flat: "फ़्लैट या मकान", plot: "प्लॉट" } },
    city: { ...city, hint: "जहाँ आप ख़रीदना चाहते हैं।" },
    type: {
      label: "प्रॉपर्टी का प्रकार",
      options: {
        Flat: "फ़्लैट",
        Villa: "विला",
        Penthouse: "पेंटहाउस",
        Studio: "स्टूडियो",
        Plot: "प्लॉट",
        Agricultural: "खेती की ज़मीन",
        Commercial: "कमर्शियल",
      },
    },
    size: {
      label: "प्रॉपर्टी का साइज़",
      required: "कितना बड़ा चाहिए, लिखें",
      hint: "कम से कम इतना तो हो ही।",
    },
    sizeType: sizeUnit,
    purpose: { label: "किसलिए", options: { "Self Use": "ख़ुद रहने के लिए", Investment: "निवेश" } },
    timeline: { label: "कब तक", options: timelines },
    minBudget: { label: "कम से कम बजट", required: "कम से कम बजट रुपयों में लिखें" },
    maxBudget: {
      label: "ज़्यादा से ज़्यादा बजट",
      required: "ज़्यादा से ज़्यादा बजट रुपयों में लिखें",
      hint: "प्रॉपर्टी के लिए ज़्यादा से ज़्यादा कितना देंगे; स्टाम्प ड्यूटी और रजिस्ट्री अलग।",
    },
    loanAssistance: { label: "क्या लोन में मदद चाहिए?" },
  },
  labels: { submit: "ख़रीदने की रिक्वेस्ट भेजें", busy: "भेजा जा रहा है...", success: "फ़ॉर्म भेज दिया गया!" },
} satisfies FormMessages<typeof form>;
