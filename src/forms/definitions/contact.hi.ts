import type { form } from "./contact.form.ts";
import type { FormMessages } from "../localize.ts";
import { ABOUT_YOU, city, countryCode, email, fullName, phoneNumber } from "./shared-fields.hi.ts";

export const messages = {
  pages: {
    "/contact-form": {
      title: "हमें मैसेज भेजें",
      description:
        "भारत में कहीं भी प्रॉपर्टी ख़रीदनी, बेचनी, एक्सचेंज करनी या सँभलवानी हो, AIPM को लिखें। जो नंबर आप देंगे, हम उसी पर कॉल करेंगे।",
    },
  },
  heading: "हमसे संपर्क करें",
  intro: "बताएँ कि आप कौन हैं और बात क्या है। हम आपका मैसेज पढ़कर आपको कॉल करेंगे।",
  next: [
    "हम आपका मैसेज पढ़कर उस सलाहकार को चुनते हैं, जो इस विषय को जानते हैं।",
    "सलाहकार आपके दिए नंबर पर 24 कामकाजी घंटों में कॉल करते हैं।",
    "आपको जवाब मिलता है, या अगला कदम।",
  ],
  purpose: "आपके मैसेज पर आपको कॉल करने",
  sections: { "About you": ABOUT_YOU, "Your message": "आपका मैसेज" },
  fields: {
    fullName,
    countryCode,
    phoneNumber,
    email,
    city,
    notes: { label: "मैसेज", hint: "एक-दो लाइन काफ़ी हैं। बैंक की जानकारी और पहचान-पत्र के नंबर न लिखें।" },
  },
  labels: { submit: "मैसेज भेजें", busy: "भेजा जा रहा है...", success: "धन्यवाद! हम जल्द ही आपसे संपर्क करेंगे।" },
} satisfies FormMessages<typeof form>;
