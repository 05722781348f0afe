import type { form } from "./dispute-settlement.form.ts";
import type { FormMessages } from "../localize.ts";
import {
  ABOUT_YOU,
  countryCode,
  email,
  fullName,
  optionalCity,
  phoneNumber,
} from "./shared-fields.hi.ts";

export const messages = {
  pages: {},
  heading: "विवाद समाधान",
  intro: "उन मालिकों, किराएदारों, ख़रीदारों और वारिसों के लिए, जो प्रॉपर्टी का विवाद सुलझाना चाहते हैं।",
  next: [
    "हमारे कानूनी सलाहकार पूरी बात और कागज़ पढ़ते हैं।",
    "हम बताते हैं कि कौन-सा रास्ता खुला है: बातचीत, मध्यस्थता या अदालत।",
    "आगे क्या करना है, यह आप तय करते हैं।",
  ],
  purpose: "आपका विवाद समझने और उसे सुलझाने के रास्तों पर आपको कॉल करने",
  papers: ["एग्रीमेंट या डीड", "आपके भुगतान का सबूत", "जो मैसेज आपने सँभालकर रखे हैं"],
  sections: { "About you": ABOUT_YOU, "The dispute": "विवाद" },
  fields: {
    fullName,
    countryCode,
    phoneNumber,
    email,
    city: optionalCity,
    notes: { label: "पूरी बात" },
  },
  labels: { submit: "रिक्वेस्ट भेजें", busy: "भेजा जा रहा है...", success: "आपकी रिक्वेस्ट भेज दी गई!" },
} satisfies FormMessages<typeof form>;
