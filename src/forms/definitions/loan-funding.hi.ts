import type { form } from "./loan-funding.form.ts";
import type { FormMessages } from "../localize.ts";
import {
  ABOUT_YOU,
  city,
  countryCode,
  email,
  flatVillaPlotCommercial,
  fullName,
  NOTES,
  phoneNumber,
  PROPERTY_TYPE,
} from "./shared-fields.hi.ts";

export const messages = {
  pages: {
    "/loan-funding": {
      title: "होम लोन और प्रॉपर्टी के लिए फ़ंडिंग",
      description:
        "होम लोन, प्रॉपर्टी पर लोन, बिज़नेस या पर्सनल लोन के लिए आवेदन करें। 48 घंटे में प्री-अप्रूवल, 7-10 कामकाजी दिनों में लोन मंज़ूर।",
    },
  },
  heading: "लोन के लिए आवेदन",
  intro:
    "जिन्हें प्रॉपर्टी के लिए, या अपनी प्रॉपर्टी पर, पैसा चाहिए, उनके लिए। सिर्फ़ चार जवाब ज़रूरी हैं; बाकी से हमें सही बैंक चुनने में मदद मिलती है।",
  next: [
    "लोन सलाहकार देखते हैं कि आपको कितना लोन मिल सकता है, और आपको कॉल करते हैं।",
    "हम आपके साथ मिलकर कागज़ तैयार करते हैं। प्री-अप्रूवल 48 घंटे में।",
    "बैंक प्रॉपर्टी की कीमत आँककर फ़ैसला करता है। लोन 7-10 कामकाजी दिनों में मंज़ूर।",
  ],
  purpose: "आपके लिए सही बैंक और लोन ढूँढने और आपको कॉल करने",
  papers: [
    "पहचान और पते का प्रमाण",
    "आमदनी का प्रमाण, जैसे सैलरी स्लिप या टैक्स रिटर्न",
    "पिछले छह महीनों के बैंक स्टेटमेंट",
    "प्रॉपर्टी के कागज़, अगर प्रॉपर्टी मिल गई हो",
  ],
  sections: {
    "About you": ABOUT_YOU,
    "The loan": "लोन",
    "The property": "प्रॉपर्टी",
    "Your finances": "आपकी आमदनी और बैंक",
  },
  hints: {
    "The property": "लोन किसी प्रॉपर्टी के लिए या प्रॉपर्टी पर न हो, तो यह हिस्सा छोड़ दें।",
  },
  fields: {
    fullName,
    countryCode,
    phoneNumber,
    email,
    city,
    fundingType: {
      label: "कौन-सा लोन चाहिए",
      options: {
        "Home Loan": "होम लोन",
        "Loan Against Property": "प्रॉपर्टी पर लोन",
        "Business Loan": "बिज़नेस लोन",
        "Personal Loan": "पर्सनल लोन",
      },
    },
    loanAmount: {
      label: "लोन की रकम",
      required: "कितना लोन लेना चाहते हैं, लिखें",
      hint: "रुपयों में। मोटी-मोटी रकम काफ़ी है।",
    },
    type: { label: PROPERTY_TYPE, options: flatVillaPlotCommercial },
    value: { label: "प्रॉपर्टी की कीमत", hint: "जो तय हुई हो या जिसकी उम्मीद हो।" },
    finalized: {
      label: "क्या प्रॉपर्टी तय हो गई है?",
      options: {
        Yes: "हाँ",
        "Token paid": "टोकन दे दिया है",
        "Still looking": "अभी ढूँढ रहे हैं",
        Other: "अन्य",
      },
    },
    cibilScore: {
      label: "CIBIL स्कोर",
      hint: "आपका क्रेडिट स्कोर, 300 से 900 के बीच। “पता नहीं” भी ठीक जवाब है।",
      options: {
        "Not Sure": "पता नहीं",
        "< 600": "600 से कम",
        "600 - 700": "600-700",
        "700 - 800": "700-800",
        "> 800": "800 से ज़्यादा",
      },
    },
    incomeProof: {
      label: "आमदनी का प्रमाण",
      options: {
        "Salary slips and Form 130 (16)": "सैलरी स्लिप और फ़ॉर्म 130 (16)",
        "Income tax returns": "इनकम टैक्स रिटर्न",
        "Business accounts": "कारोबार का हिसाब-किताब",
        "Rental income": "किराए की आमदनी",
        "None yet": "अभी कोई नहीं",
        Other: "अन्य",
      },
    },
    preferredBank: { label: "पसंद का बैंक", hint: "जहाँ आपका खाता है या जहाँ से लोन लेना चाहते हैं।" },
    notes: { label: NOTES, hint: "चल रहे लोन, सह-आवेदक, या कोई तारीख़ जिससे पहले काम होना हो।" },
  },
  labels: {
    submit: "लोन के लिए आवेदन भेजें",
    busy: "आवेदन भेजा जा रहा है...",
    success: "आपका आवेदन भेज दिया गया! हमारे लोन विशेषज्ञ जल्द ही आपसे संपर्क करेंगे।",
  },
} satisfies FormMessages<typeof form>;
