import type { form } from "./interior-construction.form.ts";
import type { FormMessages } from "../localize.ts";
import {
  ABOUT_YOU,
  countryCode,
  email,
  fullName,
  NOTES,
  phoneNumber,
  PROPERTY_TYPE,
  timelines,
  yesNo,
} from "./shared-fields.hi.ts";

export const messages = {
  pages: {
    "/interior-construction": {
      title: "इंटीरियर और कंस्ट्रक्शन सेवाएँ",
      description:
        "फ़्लैट, विला, मकान या दफ़्तर के लिए इंटीरियर डिज़ाइन, कंस्ट्रक्शन, रेनोवेशन या टर्नकी प्रोजेक्ट: डिज़ाइन और कोटेशन 24 घंटे में।",
    },
  },
  heading: "इंटीरियर और कंस्ट्रक्शन सेवाएँ",
  intro:
    "जो मालिक घर बनवाना, सजाना या ठीक कराना चाहते हैं, उनके लिए। पहले डिज़ाइन और पहले अंदाज़े के लिए जगह के बारे में दो-चार बातें काफ़ी हैं।",
  next: [
    "डिज़ाइनर आपकी ज़रूरत पढ़ते हैं और जो पता न हो, कॉल करके पूछते हैं।",
    "आपको 24 घंटे में डिज़ाइन और कोटेशन मिलता है।",
    "पसंद आए तो हम जगह की नाप लेते हैं; तारीख़ें और भुगतान आपके साथ तय होते हैं।",
  ],
  purpose: "आपकी प्रॉपर्टी के काम की योजना बनाने और अनुमान के साथ आपको कॉल करने",
  papers: ["जगह के नक्शे, अगर हों", "जगह की तस्वीरें, अगर हों"],
  sections: { "Your project": "आपका प्रोजेक्ट", "About you": ABOUT_YOU },
  fields: {
    projectLocation: {
      label: "प्रोजेक्ट कहाँ है",
      required: "प्रोजेक्ट कहाँ है, लिखें",
      hint: "शहर और इलाका।",
    },
    requirementType: {
      label: "आपको क्या चाहिए?",
      options: {
        "Interior Design": "इंटीरियर डिज़ाइन",
        "Interior Construction": "इंटीरियर का काम",
        Renovation: "रेनोवेशन",
        "Turnkey Project": "टर्नकी प्रोजेक्ट",
      },
    },
    propertyType: {
      label: PROPERTY_TYPE,
      options: {
        Flat: "फ़्लैट",
        Villa: "विला",
        "Independent House": "इंडिपेंडेंट हाउस",
        Commercial: "कमर्शियल",
      },
    },
    builtUpArea: {
      label: "बिल्ट-अप एरिया",
      required: "बिल्ट-अप एरिया वर्ग फ़ुट में लिखें",
      hint: "वर्ग फ़ुट में। अंदाज़ा काफ़ी है।",
      placeholder: "जैसे 1450 वर्ग फ़ुट",
    },
    architectPlans: { label: "क्या आर्किटेक्ट के बनाए नक्शे हैं?", options: yesNo },
    preferredStart: { label: "काम कब शुरू करना है", options: timelines },
    notes: { label: NOTES, hint: "कमरे, स्टाइल, सामान, और वह बजट जिसमें रहना चाहते हैं।" },
    fullName,
    countryCode,
    phoneNumber,
    email,
  },
  labels: {
    submit: "डिज़ाइन और कोटेशन मँगाएँ",
    busy: "रिक्वेस्ट भेजी जा रही है...",
    success: "आपकी रिक्वेस्ट भेज दी गई!",
  },
} satisfies FormMessages<typeof form>;
