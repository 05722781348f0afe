import type { form } from "./data-request.form.ts";
import type { FormMessages } from "../localize.ts";
import { countryCode, email, fullName, phoneNumber } from "./shared-fields.hi.ts";

export const messages = {
  pages: {
    "/your-data": {
      title: "आपका डेटा",
      description:
        "अपने डेटा की कॉपी माँगें, उसे ठीक करवाएँ या मिटवाएँ, सहमति वापस लें, किसी को नामित करें, या शिकायत करें। कोई शुल्क नहीं।",
    },
  },
  heading: "अपने डेटा के बारे में पूछें",
  intro: "बताएँ कि बात किस रिक्वेस्ट की है और आप क्या चाहते हैं।",
  next: [
    "आपने हमें जो भेजा था, हम उसे ढूँढते हैं। इस पेज पर वह किसी को नहीं दिखता, आपको भी नहीं।",
    "यह पक्का करने के लिए कि आप ही हैं, हम अपने पास दर्ज नंबर पर 24 कामकाजी घंटों में कॉल करते हैं।",
    "आपने जो कहा, हम वह करते हैं और पूरा होने पर आपको बताते हैं।",
  ],
  seenBy: "हमारे शिकायत अधिकारी, और वे लोग जो आपका भेजा हुआ ढूँढते हैं।",
  purpose: "आपका भेजा हुआ ढूँढने, आपको कॉल करने और आपका कहा करने",
  sections: { "What it is about": "बात किसकी है", "About you": "आपके बारे में" },
  fields: {
    request: {
      label: "आप क्या चाहते हैं",
      required: "चुनें कि आप क्या चाहते हैं",
      options: {
        "A copy of my data": "मेरे डेटा की कॉपी",
        "A correction": "कुछ ठीक करवाना",
        "Withdraw consent, without erasure": "सहमति वापस लेना, डेटा मिटाए बिना",
        Erasure: "डेटा मिटवाना",
        "Name somebody to act for me": "मेरी ओर से किसी को नामित करना",
        "A complaint": "शिकायत",
      },
    },
    requestReference: {
      label: "रेफ़रेंस",
      hint: "फ़ॉर्म भेजने के बाद पेज पर AIPM-XXXXX-XXXXX लिखा था। न मिले तो ख़ाली छोड़ दें।",
    },
    details: {
      label: "हमें क्या पता होना चाहिए?",
      hint: "कुछ ठीक करवाना हो तो लिखें: क्या गलत है और सही क्या है। किसी को नामित करना हो तो: वे आपके कौन हैं और उनसे कैसे बात हो सकती है। बैंक की जानकारी और पहचान-पत्र के नंबर न लिखें।",
    },
    fullName,
    countryCode,
    phoneNumber: { ...phoneNumber, hint: "वही नंबर जो आपने तब दिया था। हम उसी पर कॉल करेंगे।" },
    email,
  },
  labels: {
    submit: "रिक्वेस्ट भेजें",
    busy: "भेजा जा रहा है...",
    success: "आपकी रिक्वेस्ट हमें मिल गई। हम आपको कॉल करेंगे।",
  },
} satisfies FormMessages<typeof form>;
