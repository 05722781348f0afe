import type { form } from "./shifting-logistics.form.ts";
import type { FormMessages } from "../localize.ts";
import { ABOUT_YOU, countryCode, email, fullName, phoneNumber, yesNo } from "./shared-fields.hi.ts";

const unsure = { ...yesNo, Unsure: "पता नहीं" };

export const messages = {
  pages: {
    "/shift-logistics": {
      title: "शिफ़्टिंग और लॉजिस्टिक्स का कोटेशन",
      description:
        "पूरा घर, दफ़्तर या कोई एक सामान, शहर के अंदर या दूसरे राज्य में शिफ़्ट करने का कोटेशन लें। बेसिक ट्रांज़िट बीमा शामिल।",
    },
  },
  heading: "शिफ़्टिंग और लॉजिस्टिक्स सेवाएँ",
  intro:
    "उन परिवारों और दफ़्तरों के लिए जो जगह बदल रहे हैं। कोटेशन के लिए दो पते और एक तारीख़ काफ़ी हैं; बाकी जानकारी से हम सही ट्रक ला पाते हैं।",
  next: [
    "हमारे शिफ़्टिंग सलाहकार कॉल करके कमरों, मंज़िलों और लिफ़्ट के बारे में पूछेंगे।",
    "आपको कोटेशन मिलेगा, जिसमें बेसिक ट्रांज़िट बीमा शामिल है।",
    "आप तारीख़ पक्की करेंगे, और हमारी टीम आएगी।",
  ],
  purpose: "शिफ़्टिंग वाले ढूँढने और अनुमान के साथ आपको कॉल करने",
  sections: {
    "From, to and when": "कहाँ से, कहाँ और कब",
    "What you’re moving": "क्या ले जाना है",
    "About you": ABOUT_YOU,
  },
  fields: {
    pickupAddress: {
      label: "सामान कहाँ से लेना है",
      required: "जहाँ से सामान लेना है, वह पता लिखें",
      hint: "मकान और गली, इलाका, शहर और पिन कोड।",
    },
    destinationAddress: {
      label: "सामान कहाँ पहुँचाना है",
      required: "जहाँ सामान पहुँचाना है, वह पता लिखें",
      hint: "घर अभी तय न हो, तो शहर और इलाका काफ़ी हैं।",
    },
    preferredDate: {
      label: "किस तारीख़ को",
      required: "आप किस तारीख़ को शिफ़्ट करना चाहते हैं, लिखें",
      hint: "शहर के अंदर के लिए 7-10 दिन पहले, दूसरे राज्य के लिए 15-20 दिन पहले बुक करें; एक्सप्रेस शिफ़्टिंग 48 घंटों में।",
    },
    moveType: {
      label: "शिफ़्टिंग का प्रकार",
      options: {
        "Full Home": "पूरा घर",
        "Partial Move": "घर का कुछ सामान",
        "Single Item": "कोई एक सामान",
        "Office Move": "दफ़्तर",
      },
    },
    parkingAvailable: { label: "क्या दोनों पतों पर ट्रक खड़ा हो सकता है?", options: unsure },
    highValueItems: {
      label: "क्या कोई कीमती सामान है?",
      hint: "पेंटिंग या कलाकृति, पियानो, एंटीक, गहने, सर्वर।",
      options: unsure,
    },
    specialInstructions: {
      label: "ख़ास निर्देश",
      hint: "बिना लिफ़्ट की मंज़िलें, सोसाइटी का समय, पालतू जानवर, पौधे, बीच में सामान कहीं रखवाना।",
    },
    fullName,
    countryCode,
    phoneNumber,
    email,
  },
  labels: {
    submit: "कोटेशन लें",
    busy: "कोटेशन माँगा जा रहा है...",
    success: "कोटेशन की आपकी रिक्वेस्ट भेज दी गई!",
  },
} satisfies FormMessages<typeof form>;
