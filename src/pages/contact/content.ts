/** For those who would rather not call: where each kind of question is answered soonest. */
export const otherWays = [
  {
    title: "You know what you want done",
    text: "The Query Center takes you to the right form. Your request reaches the person who handles it.",
    href: "/query",
  },
  {
    title: "You have a question first",
    text: "Fourteen groups of answers: costs, times, papers, privacy.",
    href: "/faq",
  },
  {
    title: "You want the founder to answer",
    text: "Write your question as you would ask it across a table. The founder reads every one.",
    href: "/ask-founder",
  },
  {
    title: "You are a builder, broker, landowner or professional",
    text: "See what working with us looks like.",
    href: "/partner",
  },
];
