/** Who AIPM is, on the company's own page. */
export const beliefs = [
  {
    title: "Nothing is published",
    text: "Your property is not a listing. Its details go to verified buyers or partners, after we have checked them, and to nobody else.",
  },
  {
    title: "One name on your file",
    text: "Lawyers, banks, builders and movers are partners we have verified. You deal with one adviser, who deals with them.",
  },
  {
    title: "Paper before promise",
    text: "Titles are traced for 30 years, fees are agreed in writing, and a deal that does not read well is one we tell you to leave.",
  },
];

/** What somebody asks of a company they have not heard of. */
export const facts = [
  { term: "What are you?", detail: "A property advisory for the whole of India, run as a family business enterprise." },
  { term: "Since when?", detail: "Established 2025, by people with 50+ years of combined leadership experience." },
  {
    term: "For whom?",
    detail:
      "Buyers, sellers, investors, NRIs, builders, brokers, landowners, landlords, tenants, and people moving house.",
  },
  { term: "How are you paid?", detail: "By a fee agreed with you in writing before the work begins. Asking is free." },
  { term: "Where do I find you?", detail: "In New Delhi, Mumbai and Bangalore, and on the phone from anywhere." },
];

export const aboutPages = [
  { title: "Our mission", text: "What we set out to change, and six ways to begin.", href: "/about/mission" },
  { title: "Our team", text: "The nine people whose names stand on your file.", href: "/about/team" },
  { title: "Why choose us", text: "The usual way and ours, side by side.", href: "/about/why-us" },
  { title: "Our promise", text: "A letter you can hold us to.", href: "/about/promise" },
];
