/** What the styleguide shows its pieces with; no page uses it. */
export const points = [
  "One agreement for both homes, so neither of you is left between two houses",
  "Stamp duty and registration planned before you sign",
  "Titles traced for 30 years on both sides",
];

export const badges = [
  { title: "Private & Confidential", text: "Shared only with verified buyers", icon: "i-lucide-lock" },
  { title: "All-in-One Service", text: "From papers to packing", icon: "i-lucide-layers" },
  { title: "Expert Team", text: "50+ years combined leadership", icon: "i-lucide-users" },
  { title: "Trusted Legacy", text: "A family business enterprise", icon: "i-lucide-landmark" },
];

export const steps = [
  {
    title: "Tell us what you have",
    text: "Your home, its papers and what you would rather live in.",
    time: "10 minutes",
  },
  { title: "We verify both sides", text: "Title, dues and possession, before anyone visits." },
  { title: "See the matches", text: "Two or three homes whose owners want yours." },
  { title: "Agree the difference", text: "One negotiation settles both prices." },
  { title: "Sign once", text: "Both deeds on the same day." },
  { title: "Move", text: "We can pack you as well." },
];

export const columns = [
  { title: "Basic", price: "Rs 999 per month" },
  { title: "Standard", price: "Rs 1,999 per month", recommended: true },
  { title: "Premium", price: "Rs 2,999 per month" },
];

export const rows = [
  { label: "Rent collection", cells: [true, true, true] },
  { label: "Inspections", cells: ["On request", "Monthly", "Weekly when vacant"] },
  { label: "Repairs arranged", cells: [false, true, true] },
  { label: "Legal notices", cells: [false, false, true] },
];

export const stats = [
  { value: "1000+", label: "transactions" },
  { value: "Rs 5000Cr+", label: "transaction value" },
  { value: "98%", label: "satisfaction" },
  { value: "25+", label: "cities" },
];

export const quotes = [
  {
    quote: "We exchanged our flat for my parents' house in the same week, and never paid rent in between.",
    author: "Meera and Anand K.",
    location: "Pune",
  },
  {
    quote: "From Dubai I had a tenant who stopped paying. They had it settled before my next visit home.",
    author: "Faisal R.",
    location: "Dubai",
  },
  {
    quote: "Six of us from the office bought on one floor. The builder spoke to us like a fund.",
    author: "Shalini P.",
    location: "Bangalore",
  },
  {
    quote: "They told us not to buy the first house. That is why we trusted them with the second.",
    author: "The Bhatias",
    location: "Delhi",
  },
] as const;

export const questions = [
  {
    question: "How long does an exchange take?",
    answer: "An exchange takes about 4-8 weeks from the first match to registration.",
  },
  {
    question: "Who sees the details of my property?",
    answer: "Only verified buyers or partners, after our own verification.",
  },
  {
    question: "What if the two homes differ in value?",
    answer: "The difference is paid in money, and the agreement says when.",
  },
];

export const ledger = [
  { term: "Average deal closing", detail: "30-90 days" },
  { term: "Exchange", detail: "4-8 weeks" },
  { term: "Response", detail: "24 working hours" },
  { term: "Title trace", detail: "30 years" },
];

export const banks = [
  "Arch Bank",
  "Stepwell Bank",
  "Kite Bank",
  "Lattice Bank",
  "Colonnade Bank",
  "Petal Bank",
  "Cube Bank",
  "River Bank",
];
