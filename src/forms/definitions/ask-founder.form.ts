import { defineForm } from "../define.ts";
import { checkbox, choice, longText, text } from "../fields.ts";
import { fullName, lockedCode, optionalCity, optionalEmail, phoneNumber } from "./shared-fields.ts";

export const form = defineForm({
  type: "ASK_FOUNDER",
  pages: [
    {
      path: "/ask-founder",
      title: "Ask the founder",
      description:
        "Put your question about property in India to the founder of AIPM: buying, selling, exchange, documents, disputes or the market.",
    },
  ],
  heading: "Ask the Founder",
  intro:
    "For a question that deserves an answer from the top. Ask it as you would across a table, in as many words as it needs.",
  picture: "founder",
  next: [
    "Your question goes to the founder in your own words.",
    "We may call you if something is unclear.",
    "A question that helps others may become an article, without your name.",
  ],
  minutes: 2,
  purpose: "have the founder answer your question",
  retention: 365,
  sections: [
    {
      legend: "Your question",
      fields: {
        question: longText({
          label: "Question",
          required: "Enter your question",
          hint: "Leave out names, account and ID numbers.",
          rows: 6,
        }),
        suggestedTitle: text({
          label: "Suggested title",
          hint: "If the answer became an article, what would you call it?",
        }),
        preferredBlogLanguage: choice({
          label: "Preferred language of the article",
          options: ["English", "Hindi", "Regional", "Any"],
        }),
      },
    },
    {
      legend: "About you",
      fields: {
        fullName,
        countryCode: lockedCode,
        phoneNumber,
        email: optionalEmail,
        city: optionalCity,
        notifyWhenAnswered: checkbox({
          label: "Tell me when my question is answered",
          initial: false,
        }),
      },
    },
  ],
  payload: {
    top: ["fullName", "email", "countryCode", "phoneNumber"],
    formData: ["city", "question", "notifyWhenAnswered", "preferredBlogLanguage", "suggestedTitle"],
  },
  labels: {
    submit: "Send question",
    busy: "Sending Question...",
    success: "Question submitted successfully!",
  },
  gate: "disabled",
  afterSuccess: "keep",
});
