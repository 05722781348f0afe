import { defineForm } from "../define.ts";
import { longText } from "../fields.ts";
import { city, fullName, lockedCode, optionalEmail, phoneNumber } from "./shared-fields.ts";

export const form = defineForm({
  type: "CONTACT_US",
  pages: [
    {
      path: "/contact-form",
      title: "Send us a message",
      description:
        "Send AIPM a message about buying, selling, exchanging or managing property anywhere in India. We will call you back on the number you give.",
    },
  ],
  heading: "Contact us",
  intro: "Tell us who you are and what’s on your mind. We’ll read it and call you back.",
  picture: "contact",
  next: [
    "We read your message and choose the adviser who knows the subject.",
    "The adviser calls you on the number you gave. Response within 24 working hours.",
    "You get an answer, or the next step.",
  ],
  minutes: 1,
  purpose: "call you back about your message",
  retention: 365,
  sections: [
    {
      legend: "About you",
      fields: { fullName, countryCode: lockedCode, phoneNumber, email: optionalEmail, city },
    },
    {
      legend: "Your message",
      fields: {
        notes: longText({
          label: "Message",
          hint: "A line or two is enough. Leave out bank details and ID numbers.",
          rows: 5,
        }),
      },
    },
  ],
  payload: {
    top: ["fullName", "email", "countryCode", "phoneNumber"],
    formData: ["city", "notes"],
  },
  labels: {
    submit: "Send message",
    busy: "Submitting...",
    success: "Thanks! We'll get back to you soon.",
  },
  gate: "disabled",
  afterSuccess: "clear",
});
