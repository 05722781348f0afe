import type { form } from "./tenant.form.ts";
import type { FormMessages } from "../localize.ts";
import {
  ABOUT_YOU,
  city,
  email,
  fullName,
  phoneNumber,
  PROPERTY_TYPE,
  sizeUnit,
} from "./shared-fields.hi.ts";

export const messages = {
  pages: {
    "/rent-property": {
      title: "अपनी प्रॉपर्टी किराए पर दें",
      description:
        "AIPM के साथ फ़्लैट, विला, मकान, स्टूडियो या PG किराए पर दें। बताएँ कि किराया और डिपॉज़िट कितना हो और कैसे किराएदार चाहिए। कुछ भी प्रकाशित नहीं होता।",
    },
  },
  heading: "प्रॉपर्टी किराए पर देने का फ़ॉर्म",
  intro:
    "उन मालिकों के लिए जो चाहते हैं कि किराएदार भले थोड़ी देर से मिले, पर अच्छा मिले। प्रॉपर्टी और किराए के बारे में बताएँ; आपकी जानकारी प्रकाशित नहीं की जाती।",
  next: [
    "हमारे सलाहकार प्रॉपर्टी के बारे में बात करने के लिए 24 कामकाजी घंटों में कॉल करेंगे।",
    "हम आपकी पसंद के किराएदार ढूँढकर उन्हें आपसे मिलवाएँगे।",
    "चुनेंगे आप। चाहें तो किराए पर दी हुई प्रॉपर्टी की देखभाल हम करेंगे और हर महीने वहाँ जाकर जाँच करेंगे।",
  ],
  purpose: "आपकी प्रॉपर्टी के लिए किराएदार ढूँढने और आपको कॉल करने",
  papers: ["मालिकाना हक का प्रमाण, जैसे सेल डीड", "किराएदार का एग्रीमेंट, अगर किराएदार हो"],
  sections: {
    "About you": ABOUT_YOU,
    "The property": "प्रॉपर्टी",
    "Rent and deposit": "किराया और डिपॉज़िट",
    "Your tenants": "आपके किराएदार",
  },
  fields: {
    fullName,
    phoneNumber,
    email,
    city: { ...city, hint: "जहाँ प्रॉपर्टी है।" },
    propertyType: {
      label: PROPERTY_TYPE,
      options: {
        Flat: "फ़्लैट",
        Villa: "विला",
        "Independent House": "इंडिपेंडेंट हाउस",
        Studio: "स्टूडियो",
        "PG/Hostel": "PG/हॉस्टल",
      },
    },
    propertySize: { label: "प्रॉपर्टी का साइज़", required: "प्रॉपर्टी का साइज़ लिखें" },
    sizeType: sizeUnit,
    furnishingStatus: {
      label: "फ़र्निशिंग",
      required: "चुनें कि प्रॉपर्टी कितनी फ़र्निश्ड है",
      options: {
        "Fully Furnished": "पूरी फ़र्निश्ड",
        "Semi Furnished": "सेमी फ़र्निश्ड",
        Unfurnished: "बिना फ़र्नीचर",
      },
    },
    propertyAge: {
      label: "प्रॉपर्टी कितनी पुरानी है",
      required: "चुनें कि प्रॉपर्टी कितनी पुरानी है",
      options: {
        "Under 1 year": "1 साल से कम",
        "1-5 years": "1-5 साल",
        "5-10 years": "5-10 साल",
        "10-20 years": "10-20 साल",
        "Over 20 years": "20 साल से ज़्यादा",
        Other: "अन्य",
      },
    },
    expectedRent: {
      label: "कितना किराया चाहते हैं",
      required: "आप जितना किराया चाहते हैं, रुपयों में लिखें",
    },
    securityDeposit: {
      label: "सिक्योरिटी डिपॉज़िट",
      required: "सिक्योरिटी डिपॉज़िट रुपयों में लिखें",
      hint: "अगर नहीं लेंगे, तो 0 लिखें।",
    },
    maintenanceCharges: { label: "मेंटेनेंस चार्ज", hint: "जैसे ₹3,000 हर महीने, या किराए में शामिल।" },
    availabilityDate: {
      label: "कब से उपलब्ध है",
      required: "प्रॉपर्टी किस तारीख़ से उपलब्ध है, लिखें",
    },
    preferredTenants: {
      label: "कैसे किराएदार चाहिए",
      options: { Any: "कोई भी", Family: "परिवार", Bachelors: "बैचलर", Company: "कंपनी" },
    },
  },
  labels: {
    submit: "किराए के लिए प्रॉपर्टी भेजें",
    busy: "भेजा जा रहा है...",
    success: "धन्यवाद! आपकी प्रॉपर्टी की जानकारी भेज दी गई है।",
  },
} satisfies FormMessages<typeof form>;
