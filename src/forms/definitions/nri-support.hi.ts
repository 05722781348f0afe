import type { form } from "./nri-support.form.ts";
import type { FormMessages } from "../localize.ts";
import { ABOUT_YOU, countryCode, email, fullName, phoneNumber, yesNo } from "./shared-fields.hi.ts";

export const messages = {
  pages: {
    "/nri-property": {
      title: "NRI प्रॉपर्टी सहायता",
      description:
        "जिन NRI की भारत में प्रॉपर्टी है, उनके लिए: विरासत, बिक्री और ट्रांसफ़र, कानूनी विवाद, किराएदार और किराया। आप कहीं भी रहते हों, AIPM को अपना मामला बताएँ।",
    },
  },
  heading: "NRI प्रॉपर्टी सहायता",
  intro:
    "विदेश में रहने वाले उन भारतीयों के लिए जिनकी देश में प्रॉपर्टी है या विरासत में मिली है, या जो उसे किराए पर देना या बेचना चाहते हैं। अपने शब्दों में बताएँ कि आप कहाँ हैं और मामला क्या है।",
  next: [
    "NRI मामलों के जानकार सलाहकार आपका मामला पढ़ेंगे। हम 1000+ NRI पोर्टफ़ोलियो सँभालते हैं।",
    "हम आपकी सुविधा के समय पर कॉल करेंगे। जवाब 24 कामकाजी घंटों में।",
    "आगे के कदम आपसे मिलकर तय होंगे, और हर फ़ैसला आप वहीं से लेंगे जहाँ आप रहते हैं।",
  ],
  purpose: "भारत में आपकी प्रॉपर्टी का मामला देखने और आपको कॉल करने",
  papers: ["पासपोर्ट या OCI कार्ड", "प्रॉपर्टी के मालिकाना हक का प्रमाण"],
  sections: {
    "About you": ABOUT_YOU,
    "The property in India": "भारत में आपकी प्रॉपर्टी",
    "Your case": "आपका मामला",
  },
  fields: {
    fullName,
    countryCode,
    phoneNumber,
    email,
    countryOfResidence: {
      label: "आप किस देश में रहते हैं",
      required: "आप किस देश में रहते हैं, लिखें",
    },
    preferredContactTime: {
      label: "बात करने का सही समय",
      hint: "अपने टाइम ज़ोन के साथ, जैसे सोमवार से शुक्रवार, दुबई के समय से शाम 6 बजे के बाद।",
    },
    propertyLocationIndia: {
      label: "भारत में प्रॉपर्टी कहाँ है",
      required: "भारत में प्रॉपर्टी कहाँ है, लिखें",
      hint: "शहर और इलाका।",
    },
    natureOfConcern: {
      label: "किस बारे में मदद चाहिए",
      options: {
        Inherited: "विरासत में मिली प्रॉपर्टी",
        "Sale / Transfer": "बिक्री / ट्रांसफ़र",
        "Legal Dispute": "कानूनी विवाद",
        "Tenancy / Rent Issue": "किराएदार / किराए की समस्या",
        Other: "अन्य",
      },
    },
    soleOwner: { label: "क्या प्रॉपर्टी सिर्फ़ आपके नाम है?", options: yesNo },
    registeredNRIAccount: {
      label: "क्या आपका रजिस्टर्ड NRI खाता है?",
      hint: "भारत के किसी बैंक में NRE या NRO खाता।",
      options: yesNo,
    },
    documentsAvailable: { label: "क्या प्रॉपर्टी के कागज़ उपलब्ध हैं?", options: yesNo },
    caseDescription: {
      label: "मामले का ब्योरा",
      hint: "क्या हुआ, कौन-कौन शामिल है, आप क्या चाहते हैं। बैंक की जानकारी और पहचान-पत्र के नंबर न लिखें।",
    },
    documents: { label: "कागज़", hint: "मालिकाना हक के कागज़, वसीयत, नोटिस, फ़ोटो।" },
  },
  labels: { submit: "मेरा मामला भेजें", busy: "भेजा जा रहा है...", success: "फ़ॉर्म भेज दिया गया!" },
} satisfies FormMessages<typeof form>;
