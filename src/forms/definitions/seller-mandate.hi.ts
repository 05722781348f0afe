import type { form } from "./seller-mandate.form.ts";
import type { FormMessages } from "../localize.ts";
import {
  ABOUT_YOU,
  email,
  flatVillaPlotCommercial,
  fullName,
  NOTES,
  phoneNumber,
  PROPERTY_TYPE,
  sizeUnit,
} from "./shared-fields.hi.ts";

export const messages = {
  pages: {
    "/seller-mandate": {
      title: "बेचने का मैंडेट दें",
      description:
        "फ़्लैट, विला, प्लॉट या कमर्शियल प्रॉपर्टी बेचने का मैंडेट AIPM को दें, 3, 6 या 12 महीने के लिए, या बिकने तक। शुरू से आख़िर तक एक ही टीम।",
    },
  },
  heading: "बेचने के मैंडेट का फ़ॉर्म",
  intro:
    "मैंडेट, यानी बेचने का लिखित अधिकार, उन मालिकों के लिए है जो शुरू से आख़िर तक एक ही ज़िम्मेदार टीम चाहते हैं। पहले हम कॉल करेंगे। हर शर्त साइन से पहले तय होगी।",
  next: [
    "सलाहकार 24 कामकाजी घंटों में कॉल करके समझाएँगे कि मैंडेट क्या होता है।",
    "हम कागज़ जाँचेंगे, और कीमत, अवधि और शर्तें लिखित में तय करेंगे।",
    "हम प्रॉपर्टी सिर्फ़ सत्यापित ख़रीदारों या पार्टनरों को दिखाएँगे। सौदा पूरा होने में औसतन 30-90 दिन लगते हैं।",
  ],
  purpose: "आपकी प्रॉपर्टी का मैंडेट तैयार करने और उस पर आपको कॉल करने",
  papers: ["सेल डीड", "प्रॉपर्टी टैक्स की रसीदें"],
  sections: {
    "About you": ABOUT_YOU,
    "The property": "प्रॉपर्टी",
    "The mandate": "मैंडेट",
  },
  fields: {
    fullName,
    phoneNumber,
    email,
    propertyLocation: {
      label: "शहर और इलाका",
      required: "प्रॉपर्टी का शहर और इलाका लिखें",
      hint: "जैसे सेक्टर 57, गुरुग्राम।",
    },
    propertyType: {
      label: PROPERTY_TYPE,
      required: "प्रॉपर्टी का प्रकार चुनें",
      options: flatVillaPlotCommercial,
    },
    propertySize: { label: "प्रॉपर्टी का साइज़", required: "प्रॉपर्टी का साइज़ लिखें" },
    sizeUnit,
    askingPrice: {
      label: "आप कितनी कीमत चाहते हैं",
      required: "आप जो कीमत चाहते हैं, रुपयों में लिखें",
      hint: "आपका अपना अंदाज़ा। बाज़ार के भाव की बात कॉल पर करेंगे।",
    },
    mandateValidity: {
      label: "मैंडेट की अवधि",
      hint: "मैंडेट कितने समय तक चले।",
      options: {
        "3 Months": "3 महीने",
        "6 Months": "6 महीने",
        "12 Months": "12 महीने",
        "Until Sold": "बिकने तक",
      },
    },
    notes: {
      label: NOTES,
      hint: "सह-मालिक, किराएदार, लोन, दूसरे ब्रोकर: हमें क्या पता होना चाहिए?",
    },
  },
  labels: { submit: "मैंडेट का फ़ॉर्म भेजें", busy: "भेजा जा रहा है...", success: "आपका मैंडेट भेज दिया गया!" },
} satisfies FormMessages<typeof form>;
