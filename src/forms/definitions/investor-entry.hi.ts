import type { form } from "./investor-entry.form.ts";
import type { FormMessages } from "../localize.ts";
import { countryCode, email, fullName, optionalCity, phoneNumber } from "./shared-fields.hi.ts";

export const messages = {
  pages: {},
  heading: "निवेशक की एंट्री",
  intro: "उन निवेशकों के लिए, जिनकी जानकारी किसी और ज़रिए से आती है।",
  next: [
    "हमारे सलाहकार एंट्री पढ़ते हैं।",
    "हम निवेशक को 24 कामकाजी घंटों में कॉल करते हैं।",
    "निवेशक और सलाहकार तय करते हैं कि क्या देखना है।",
  ],
  purpose: "सही निवेश के बारे में आपको कॉल करने",
  sections: { "About the investor": "निवेशक के बारे में", "Their interest": "उनकी रुचि" },
  fields: {
    fullName,
    countryCode,
    phoneNumber,
    email,
    city: optionalCity,
    notes: { label: "और जानकारी" },
  },
  labels: { submit: "एंट्री भेजें", busy: "भेजा जा रहा है...", success: "आपकी रिक्वेस्ट भेज दी गई!" },
} satisfies FormMessages<typeof form>;
