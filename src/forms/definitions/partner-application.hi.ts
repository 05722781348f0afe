import type { form } from "./partner-application.form.ts";
import type { FormMessages } from "../localize.ts";
import { ABOUT_YOU, countryCode, email, fullName, phoneNumber } from "./shared-fields.hi.ts";

export const messages = {
  pages: {
    "/partner-application": {
      title: "पार्टनर बनने का आवेदन",
      description:
        "बिल्डर, ब्रोकर, ज़मीन मालिक या प्रोफ़ेशनल के रूप में AIPM के पार्टनर नेटवर्क से जुड़ें। बताएँ कि आप क्या करते हैं, कहाँ, और कैसे काम करना चाहेंगे।",
    },
  },
  heading: "पार्टनर बनने का आवेदन",
  intro:
    "उन बिल्डरों, ब्रोकरों, ज़मीन मालिकों और प्रोफ़ेशनलों के लिए जो हमारे साथ काम करना चाहते हैं। बताएँ कि आप कौन हैं; सवाल उसी हिसाब से आएँगे।",
  next: [
    "हमारी पार्टनर टीम आपकी भेजी जानकारी जाँचेगी, रजिस्ट्रेशन और लाइसेंस भी।",
    "शहरों, शर्तों और काम के तरीके पर बात करने के लिए हम आपको कॉल करेंगे।",
    "जाँच पूरी होने के बाद आपके काम की रिक्वेस्ट आप तक पहुँच सकती हैं।",
  ],
  purpose: "आपका आवेदन देखने और साथ काम करने के बारे में आपको कॉल करने",
  papers: ["RERA नंबर, लाइसेंस या टाइटल, जो आपके काम में होता हो", "पिछले काम का कोई हवाला, अगर हम माँगें"],
  sections: {
    "The partnership": "पार्टनरशिप",
    "About you": ABOUT_YOU,
    "Your work": "आपका काम",
  },
  fields: {
    partnerType: {
      label: "आप कौन हैं",
      required: "चुनें कि आप किस तरह के पार्टनर हैं",
      options: {
        Builder: "बिल्डर",
        Broker: "ब्रोकर",
        Landowner: "ज़मीन मालिक",
        Professional: "प्रोफ़ेशनल",
      },
    },
    fullName,
    countryCode,
    phoneNumber,
    email,
    builderName: { label: "बिल्डर का नाम", required: "कंपनी का नाम लिखें" },
    PersonName: {
      label: "संपर्क व्यक्ति",
      required: "संपर्क व्यक्ति का नाम लिखें",
      hint: "कंपनी की ओर से कौन बात करेगा। अगर आप ही करेंगे, तो फिर से अपना नाम लिखें।",
    },
    projectsLocation: { label: "प्रोजेक्ट कहाँ हैं", required: "आपके प्रोजेक्ट कहाँ हैं, लिखें" },
    cityFocus: {
      label: "मुख्य शहर",
      required: "अपने मुख्य शहरों के नाम लिखें",
      hint: "जहाँ आप हमारे साथ काम करना चाहेंगे।",
    },
    reraNumber: { label: "RERA नंबर", hint: "जैसा राज्य के RERA पोर्टल पर है।" },
    projectType: {
      label: "प्रोजेक्ट का प्रकार",
      options: {
        Apartments: "अपार्टमेंट",
        "Villas and Row Houses": "विला और रो हाउस",
        "Plotted Development": "प्लॉटेड डेवलपमेंट",
        Commercial: "कमर्शियल",
        "Mixed Use": "मिक्स्ड यूज़",
        Other: "अन्य",
      },
    },
    partnershipInterest: {
      label: "कैसी पार्टनरशिप चाहते हैं",
      options: {
        "Joint Venture": "जॉइंट वेंचर",
        "Exchange Inventory": "एक्सचेंज के लिए प्रॉपर्टी",
        "Circle Sales": "सर्कल के ज़रिए बिक्री",
        "Project Marketing": "प्रोजेक्ट मार्केटिंग",
        Other: "अन्य",
      },
    },
    currentStage: {
      label: "काम किस चरण में है",
      options: {
        Planning: "योजना बन रही है",
        Approvals: "मंज़ूरी ली जा रही है",
        "Under Construction": "निर्माणाधीन",
        "Ready to Move": "रहने के लिए तैयार",
        Other: "अन्य",
      },
    },

    brokerName: {
      label: "ब्रोकर का नाम",
      required: "जिस नाम से काम करते हैं, वह लिखें",
      hint: "आपकी फ़र्म का नाम, या आपका अपना।",
    },
    operatingAreas: {
      label: "काम के इलाके",
      required: "किन इलाकों में काम करते हैं, लिखें",
      hint: "शहर और इलाके।",
    },
    exchangeModel: {
      label: "एक्सचेंज का मॉडल",
      required: "चुनें कि एक्सचेंज पर कैसे काम करना चाहेंगे",
      hint: "एक्सचेंज के सौदे में आप अपना भुगतान कैसे लेना चाहेंगे।",
      options: {
        "Fixed Fee": "तय फ़ीस",
        "Shared Commission": "कमीशन में हिस्सा",
        "Referral Fee": "रेफ़रल फ़ीस",
        "Not Decided": "अभी तय नहीं",
        Other: "अन्य",
      },
    },
    brokerSpecialization: {
      label: "ख़ास काम",
      options: {
        Resale: "रीसेल",
        "New Projects": "नए प्रोजेक्ट",
        "Plots and Land": "प्लॉट और ज़मीन",
        Commercial: "कमर्शियल",
        Rentals: "किराए की प्रॉपर्टी",
        Other: "अन्य",
      },
    },
    currentNetwork: {
      label: "मौजूदा नेटवर्क",
      options: {
        "On My Own": "अकेले",
        "Small Team": "छोटी टीम",
        "Brokerage Firm": "ब्रोकरेज फ़र्म",
        "Network of Brokers": "ब्रोकरों का नेटवर्क",
        Other: "अन्य",
      },
    },
    servicesOffered: {
      label: "आपकी सेवाएँ",
      options: {
        Buying: "ख़रीदना",
        Selling: "बेचना",
        Renting: "किराए पर दिलाना",
        "Site Visits": "साइट विज़िट",
        Paperwork: "कागज़ी काम",
        Other: "अन्य",
      },
    },

    ownerName: {
      label: "मालिक का नाम",
      required: "मालिक का नाम लिखें",
      hint: "जैसा ज़मीन के रिकॉर्ड में है।",
    },
    landDetails: {
      label: "ज़मीन का ब्योरा",
      required: "ज़मीन का ब्योरा लिखें",
      hint: "गाँव या इलाका, कितनी ज़मीन (इकाई के साथ), सड़क कहाँ तक है।",
    },
    builderReferral: {
      label: "बिल्डर का रेफ़रल",
      hint: "कोई बिल्डर, जिन्हें आप जानते हैं या जिन्होंने आपको हमारे पास भेजा।",
    },
    landType: {
      label: "ज़मीन का प्रकार",
      options: {
        Agricultural: "खेती की ज़मीन",
        Residential: "रिहायशी",
        Commercial: "कमर्शियल",
        Industrial: "इंडस्ट्रियल",
        Farmhouse: "फ़ार्महाउस",
        Other: "अन्य",
      },
    },
    developmentInterest: {
      label: "ज़मीन का क्या करना चाहते हैं",
      options: {
        "Joint Venture": "जॉइंट वेंचर",
        Sale: "बेचना",
        Lease: "लीज़ पर देना",
        "Not Decided": "अभी तय नहीं",
        Other: "अन्य",
      },
    },
    currentStatus: {
      label: "ज़मीन की मौजूदा स्थिति",
      options: {
        Vacant: "ख़ाली",
        Cultivated: "खेती हो रही है",
        "Partly Built": "कुछ हिस्सा बना हुआ",
        Occupied: "इस्तेमाल में",
        "Under Dispute": "विवाद में",
        Other: "अन्य",
      },
    },

    profName: {
      label: "प्रोफ़ेशनल का नाम",
      required: "जिस नाम से प्रैक्टिस करते हैं, वह लिखें",
    },
    professionalCategory: {
      label: "आपका पेशा",
      options: {
        Architect: "आर्किटेक्ट",
        "Interior Designer": "इंटीरियर डिज़ाइनर",
        Lawyer: "वकील",
        "Chartered Accountant": "चार्टर्ड अकाउंटेंट",
        Valuer: "वैल्यूअर",
        "Vaastu Consultant": "वास्तु सलाहकार",
        Other: "अन्य",
      },
    },
    specialization: {
      label: "विशेषज्ञता",
      required: "अपनी विशेषज्ञता लिखें",
      hint: "जैसे टाइटल सर्च, स्ट्रक्चरल ऑडिट या होम लोन।",
    },
    licenseId: { label: "लाइसेंस नंबर", hint: "बार काउंसिल, CoA, ICAI या ऐसी किसी संस्था का।" },
    serviceModel: {
      label: "फ़ीस का तरीका",
      options: {
        "Per Project": "प्रोजेक्ट के हिसाब से",
        "By the Hour": "घंटे के हिसाब से",
        Retainer: "रिटेनर",
        Referral: "रेफ़रल",
        Other: "अन्य",
      },
    },
    expertiseLevel: {
      label: "विशेषज्ञता का स्तर",
      options: {
        "Starting Out": "अभी शुरुआत है",
        Established: "जमा-जमाया काम",
        Senior: "सीनियर",
        Other: "अन्य",
      },
    },

    experience: { label: "अनुभव", required: "कितने साल का अनुभव है, लिखें" },
  },
  labels: {
    submit: "पार्टनर बनने के लिए आवेदन करें",
    busy: "आवेदन भेजा जा रहा है...",
    success: "आपकी रिक्वेस्ट भेज दी गई!",
  },
} satisfies FormMessages<typeof form>;
