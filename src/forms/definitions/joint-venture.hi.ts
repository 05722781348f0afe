import type { form } from "./joint-venture.form.ts";
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
  YOUR_PROPERTY,
} from "./shared-fields.hi.ts";

export const messages = {
  pages: {
    "/joint-venture": {
      title: "जॉइंट वेंचर: ज़मीन और बिल्डर का साथ",
      description:
        "अपनी ज़मीन या इमारत, उसके कागज़, मंज़ूरियाँ और सोचा हुआ जॉइंट वेंचर AIPM को बताएँ। जो बिल्डर इसके लिए सही हो, उसे हम ढूँढेंगे।",
    },
  },
  heading: "जॉइंट वेंचर का फ़ॉर्म",
  intro:
    "उन मालिकों के लिए, जो बेचने के बजाय पार्टनर के साथ मिलकर बनाना चाहते हैं। बताएँ कि आपके पास क्या है और आपकी उम्मीद क्या है; जो अभी पता न हो, छोड़ दें।",
  next: [
    "जॉइंट वेंचर के जानकार सलाहकार आपके चुने हुए कागज़ और मंज़ूरियाँ देखते हैं।",
    "ढाँचे पर हम आपसे बात करते हैं: शेयरिंग, बायआउट या रेवेन्यू।",
    "आपकी सहमति से हम सत्यापित बिल्डरों से मिलवाते हैं।",
  ],
  purpose: "आपकी ज़मीन का आकलन करने और सही बिल्डर ढूँढने",
  papers: ["ज़मीन का सर्वे या खसरा नंबर", "सबसे हाल की डीड", "म्यूटेशन"],
  sections: {
    "About you": ABOUT_YOU,
    "Your property": YOUR_PROPERTY,
    "Papers and approvals": "कागज़ और मंज़ूरियाँ",
    "The collaboration": "साझेदारी",
  },
  hints: {
    "Papers and approvals":
      "आज जो आपके पास हैं, उन्हें चुनें। कुछ कम हो तो रुकावट नहीं; इससे पता चलता है कि शुरुआत कहाँ से करनी है।",
  },
  fields: {
    fullName,
    countryCode,
    phoneNumber,
    email,
    location: {
      label: "जगह",
      required: "प्रॉपर्टी कहाँ है, लिखें",
      hint: "गाँव या इलाका, शहर और राज्य।",
    },
    propertyType: {
      label: PROPERTY_TYPE,
      options: { Land: "ज़मीन", Residential: "रिहायशी", Commercial: "कमर्शियल", Other: "अन्य" },
    },
    totalArea: {
      label: "कुल एरिया",
      required: "कुल एरिया लिखें",
      hint: "इकाई के साथ: एकड़, बीघा, वर्ग गज या वर्ग फ़ुट।",
      placeholder: "जैसे 2.5 एकड़",
    },
    currentStatus: {
      label: "अभी की स्थिति",
      options: { Vacant: "ख़ाली", Occupied: "इस्तेमाल में", "Under Dispute": "विवाद में", Other: "अन्य" },
    },
    ownershipType: { label: "मालिकाना हक का प्रकार", options: ownershipTypes },
    documentsAvailable: {
      label: "कौन-से कागज़ हैं",
      hint: "म्यूटेशन: राजस्व रिकॉर्ड में मालिक का नाम (दाख़िल-ख़ारिज)। CLU: भूमि उपयोग बदलने की मंज़ूरी। एन्कम्ब्रेंस: प्रॉपर्टी पर लोन और दावे। POA: पावर ऑफ़ अटॉर्नी।",
      options: {
        "Title Deed": "टाइटल डीड",
        "Sale Agreement": "सेल एग्रीमेंट",
        "Mother Deed": "मदर डीड",
        "Mutation Certificate": "म्यूटेशन सर्टिफ़िकेट",
        "Property Tax Receipts": "प्रॉपर्टी टैक्स की रसीदें",
        "CLU Certificate": "CLU सर्टिफ़िकेट",
        "Zoning Certificate": "ज़ोनिंग सर्टिफ़िकेट",
        "Sanctioned Site Plan": "मंज़ूर साइट प्लान",
        "Encumbrance Certificate": "एन्कम्ब्रेंस सर्टिफ़िकेट",
        "Registry Copy": "रजिस्ट्री की कॉपी",
        "POA Document": "पावर ऑफ़ अटॉर्नी",
        "Conversion Certificate": "कन्वर्ज़न सर्टिफ़िकेट",
        "Lease Agreement": "लीज़ एग्रीमेंट",
        "Builder NOC": "बिल्डर की NOC",
        "Partnership Deed (if any)": "पार्टनरशिप डीड (अगर हो)",
        Other: "अन्य",
      },
    },
    governmentApprovals: {
      label: "सरकारी मंज़ूरियाँ",
      options: {
        "RERA Registration": "RERA रजिस्ट्रेशन",
        "Building Plan Approval": "बिल्डिंग प्लान की मंज़ूरी",
        "Fire Safety NOC": "फ़ायर सेफ़्टी NOC",
        "Environmental Clearance": "पर्यावरण मंज़ूरी",
        "CLU Approval": "CLU की मंज़ूरी",
        "Electricity Sanction": "बिजली की मंज़ूरी",
        "Water Supply Clearance": "पानी की मंज़ूरी",
        "Sewerage NOC": "सीवर की NOC",
        "Lift Safety Certificate": "लिफ़्ट सेफ़्टी सर्टिफ़िकेट",
        "Airport Authority Clearance": "एयरपोर्ट अथॉरिटी की मंज़ूरी",
        "Urban Development Authority NOC": "विकास प्राधिकरण की NOC",
        "Heritage Site Clearance": "हेरिटेज साइट की मंज़ूरी",
        "Agricultural Land Conversion Certificate": "खेती की ज़मीन का कन्वर्ज़न सर्टिफ़िकेट",
        "Local Municipality Approval": "नगर निगम या पालिका की मंज़ूरी",
        "Other (specify in notes)": "अन्य (और जानकारी में लिखें)",
      },
    },
    files: { label: "कॉपी", hint: "मालिकाना हक के कागज़, साइट प्लान, मंज़ूरियाँ।" },
    jvType: {
      label: "जॉइंट वेंचर का प्रकार",
      options: {
        "Development Sharing": "डेवलपमेंट शेयरिंग",
        "Fixed Buyout": "फ़िक्स्ड बायआउट",
        "Revenue Sharing": "रेवेन्यू शेयरिंग",
        "Builder-Partner Model": "बिल्डर-पार्टनर मॉडल",
      },
    },
    builderInteraction: {
      label: "क्या आप बिल्डरों से सीधे मिलना चाहते हैं?",
      options: { Yes: "हाँ", No: "नहीं", Maybe: "शायद" },
    },
    financialExpectation: {
      label: "हिस्से या रकम की उम्मीद",
      hint: "हिस्सा, रकम या दायरा, अपने शब्दों में।",
      placeholder: "जैसे बिल्ट-अप एरिया का 40%",
    },
    additionalNotes: {
      label: NOTES,
      hint: "सह-मालिक, लोन, विवाद, सड़क तक रास्ता: बिल्डर को क्या पता होना चाहिए?",
    },
  },
  labels: {
    submit: "जॉइंट वेंचर का प्रस्ताव भेजें",
    busy: "भेजा जा रहा है...",
    success: "जॉइंट वेंचर की आपकी रिक्वेस्ट भेज दी गई। हमारी टीम जल्द ही आपसे संपर्क करेगी।",
  },
} satisfies FormMessages<typeof form>;
