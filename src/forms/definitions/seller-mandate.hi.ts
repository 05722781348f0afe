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
      title: "बेचने का लिखित अधिकार दें",
      description:
        "फ़्लैट, विला, प्लॉट या कमर्शियल प्रॉपर्टी बेचने का लिखित अधिकार AIPM को दें: 3, 6 या 12 महीने के लिए, या बिकने तक। शुरू से आख़िर तक एक ही टीम।",
    },
  },
  heading: "बेचने के लिखित अधिकार (मैंडेट) का फ़ॉर्म",
  intro:
    "उन मालिकों के लिए जो चाहते हैं कि प्रॉपर्टी बेचने की ज़िम्मेदारी शुरू से आख़िर तक एक ही टीम की हो। पहले हम आपको कॉल करते हैं; साइन करने से पहले हर शर्त आपके साथ तय होती है।",
  next: [
    "हमारे सलाहकार कॉल करके समझाएँगे कि इस अधिकार का मतलब क्या है: दफ़्तर के 24 घंटों में।",
    "हम कागज़ जाँचेंगे और कीमत, अवधि और शर्तें आपके साथ लिखित में तय करेंगे।",
    "प्रॉपर्टी सिर्फ़ जाँचे-परखे ख़रीदारों या पार्टनरों को दिखाई जाएगी। सौदा पूरा होने में औसतन 30-90 दिन लगते हैं।",
  ],
  purpose: "आपकी प्रॉपर्टी बेचने का अधिकार-पत्र तैयार करने और आपको कॉल करने",
  papers: ["सेल डीड", "प्रॉपर्टी टैक्स की रसीदें"],
  sections: {
    "About you": ABOUT_YOU,
    "The property": "प्रॉपर्टी",
    "The mandate": "लिखित अधिकार",
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
      hint: "जितनी आपकी उम्मीद है। बाज़ार के भाव पर हम कॉल पर बात करेंगे।",
    },
    mandateValidity: {
      label: "अधिकार की अवधि",
      hint: "यह अधिकार कितने समय तक रहे।",
      options: {
        "3 Months": "3 महीने",
        "6 Months": "6 महीने",
        "12 Months": "12 महीने",
        "Until Sold": "बिकने तक",
      },
    },
    notes: {
      label: NOTES,
      hint: "दूसरे मालिक, किराएदार, लोन, दूसरे ब्रोकर: हमें क्या पता होना चाहिए?",
    },
  },
  labels: { submit: "बेचने का अधिकार भेजें", busy: "भेजा जा रहा है...", success: "बेचने का अधिकार भेज दिया गया!" },
} satisfies FormMessages<typeof form>;
