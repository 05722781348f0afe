import type { form } from "./document-verification.form.ts";
import type { FormMessages } from "../localize.ts";
import {
  ABOUT_YOU,
  countryCode,
  flatVillaPlotCommercial,
  fullName,
  NOTES,
  phoneNumber,
  PROPERTY_TYPE,
} from "./shared-fields.hi.ts";

export const messages = {
  pages: {
    "/document-verification": {
      title: "प्रॉपर्टी के कागज़ों की जाँच",
      description:
        "साइन करने से पहले प्रॉपर्टी के कागज़ जँचवाएँ: टाइटल, म्यूटेशन, एग्रीमेंट, CLU, रसीदें। टाइटल की हमारी पड़ताल 30 साल पीछे तक जाती है।",
    },
  },
  heading: "कागज़ जाँचने की सेवा",
  intro:
    "ख़रीदने वालों, वारिसों और बेचने वालों के लिए, जो साइन करने से पहले प्रॉपर्टी के कागज़ों पर पूरा भरोसा चाहते हैं। बताएँ कि आपके पास क्या है; कॉपी बाद में भी भेज सकते हैं।",
  next: [
    "प्रॉपर्टी के वकील आपके कागज़ देखकर बताते हैं कि क्या कम है।",
    "हम मालिकों की पूरी कड़ी परखते हैं: टाइटल की पड़ताल 30 साल पीछे तक जाती है।",
    "जो निकला, वह आपको आसान शब्दों में मिलता है, और यह भी कि हर बात का क्या करना है।",
  ],
  purpose: "आपकी प्रॉपर्टी के कागज़ जाँचने और जो मिला, उस पर आपको कॉल करने",
  papers: ["टाइटल डीड या एग्रीमेंट", "म्यूटेशन", "रसीदें", "नक्शा"],
  sections: { "About you": ABOUT_YOU, "The property": "प्रॉपर्टी", "The papers": "कागज़" },
  fields: {
    fullName,
    countryCode,
    phoneNumber,
    email: { label: "ईमेल", required: "अपना ईमेल लिखें", hint: "जाँच के नतीजे हम इसी पर भेजेंगे।" },
    propertyLocation: {
      label: "प्रॉपर्टी कहाँ है",
      required: "प्रॉपर्टी कहाँ है, लिखें",
      hint: "पता; ज़मीन हो तो सर्वे या खसरा नंबर और तहसील।",
    },
    purpose: {
      label: "किसलिए",
      placeholder: "किसलिए, चुनें",
      options: { "First Home": "पहला घर", Investment: "निवेश", Resale: "रीसेल", Other: "अन्य" },
    },
    propertyType: {
      label: PROPERTY_TYPE,
      placeholder: "प्रॉपर्टी का प्रकार चुनें",
      options: flatVillaPlotCommercial,
    },
    documents: {
      label: "आपके पास कौन-से कागज़ हैं?",
      hint: "जो भी हों, सब चुनें, नहीं तो “कोई नहीं”। म्यूटेशन: राजस्व रिकॉर्ड में मालिक का नाम (दाख़िल-ख़ारिज)। CLU: भूमि उपयोग बदलने की मंज़ूरी। POA: पावर ऑफ़ अटॉर्नी।",
      options: {
        "Title Deed": "टाइटल डीड",
        Mutation: "म्यूटेशन",
        Agreement: "एग्रीमेंट",
        CLU: "CLU",
        Receipts: "रसीदें",
        POA: "POA",
        Map: "नक्शा",
        None: "कोई नहीं",
      },
    },
    files: { label: "कॉपी", hint: "स्कैन या साफ़ फ़ोटो।" },
    urgency: {
      label: "कितनी जल्दी है",
      options: { Low: "जल्दी नहीं", Normal: "सामान्य", High: "जल्दी है", Urgent: "बहुत जल्दी" },
    },
    notes: { label: NOTES, hint: "इन कागज़ों में आपको किस बात की चिंता है?" },
  },
  labels: {
    submit: "जाँच शुरू करें",
    busy: "जाँच शुरू की जा रही है...",
    uploading: "अपलोड हो रहा है...",
    success: "आपके कागज़ भेज दिए गए!",
  },
} satisfies FormMessages<typeof form>;
