/** The papers that the pages promise, as samples: every name, figure and date in them is invented. The mark goes when the business has read the paper. */

export const sampleNote = "A sample. Every name, figure and date on it is invented.";
export const sampleStamp = "Sample";

export const titleTrace = {
  sample: true,
  title: "Title trace",
  desk: "Legal desk",
  file: "File T-000",
  subject: [
    { label: "Property", value: "House 14, a sector in Noida" },
    { label: "Years read", value: "1996 to today" },
  ],
  columns: ["Year", "What happened, and the paper for it", "Found"],
  /** `open` is a link of the chain that does not hold yet. */
  links: [
    { year: "1996", event: "The authority allots the plot", paper: "Allotment letter, lease deed", found: "In order" },
    { year: "2004", event: "The first owner sells", paper: "Sale deed, registered, duty paid", found: "In order" },
    {
      year: "2011",
      event: "Three heirs inherit",
      paper: "Release deed, two signatures of three",
      found: "Missing",
      open: true,
    },
    {
      year: "2018",
      event: "A bank lends on the house",
      paper: "Charge, and the letter that released it",
      found: "In order",
    },
    { year: "Today", event: "Dues of the society", paper: "Statement of account", found: "₹18,400 to clear" },
  ],
  verdict: { label: "Our answer", word: "Not yet", text: "Buy after the third heir has signed a registered release." },
  signed: "Read and signed, legal desk",
  enclosed: "Enclosed: eleven copies, numbered",
  seal: "AIPM · Legal desk · Sample seal ·",
} as const;

export const costSheet = {
  sample: true,
  title: "Cost sheet",
  file: "Exchange, sheet 1 of 1",
  subject: "2 BHK in Kothrud for 3 BHK in Baner",
  columns: ["", "Yours, ₹", "Theirs, ₹"],
  values: [
    { label: "Value, by one method", yours: "85,00,000", theirs: "1,10,00,000" },
    { label: "Home loan still open", yours: "nil", theirs: "12,00,000" },
  ],
  difference: { label: "Difference, you pay", sum: "25,00,000" },
  parts: [
    { label: "to their bank, which closes the loan", sum: "12,00,000" },
    { label: "to them, on the day of the keys", sum: "13,00,000" },
  ],
  others: [
    { label: "Stamp duty, registration", value: "at your state’s rate that day" },
    { label: "Our fee", value: "as in your fee letter" },
    { label: "Anything else", value: "nothing" },
  ],
  initials: ["You", "They", "AIPM"],
} as const;

export const feeLetter = {
  sample: true,
  title: "Fee letter",
  to: ["The owner", "of a flat in Pune"],
  day: "The first of April",
  subject: "Our fee for the sale of your flat",
  greeting: "Dear owner,",
  terms: [
    { label: "What we do.", text: "The sale, from valuation to registration." },
    { label: "The fee.", text: "One figure: ₹85,000." },
    { label: "When it is due.", text: "On a day that is named: the thirtieth of June." },
    { label: "Paid to others.", text: "Stamp duty and charges at cost, against receipts." },
    { label: "How you end it.", text: "A line in writing, on any day. You owe for what was done." },
  ],
  close: "What is not in the letter is not owed.",
  signatures: ["For AIPM", "The owner"],
  seal: "AIPM · Fee agreed first · Sample ·",
} as const;

/** A draft: lawyers confirm it before a buyer is given one. */
export const buyerUndertaking = {
  sample: true,
  title: "Buyer’s undertaking",
  to: ["To the owner", "through AIPM’s confidential desk"],
  day: "Before the first page is shown",
  subject: "What I may do with what I am shown",
  greeting: "I, the buyer, undertake:",
  terms: [
    { label: "Use.", text: "I read it to decide whether to buy, and use it for nothing else." },
    {
      label: "Readers.",
      text: "My lawyer, my banker and my valuer may read it. I name them first, and answer for them.",
    },
    { label: "Silence.", text: "I speak of the sale to no tenant, employee, neighbour or broker." },
    { label: "The way.", text: "For twelve months I approach the owner through AIPM alone." },
    { label: "Papers.", text: "If I do not buy, I destroy every copy within seven days and say so in writing." },
  ],
  close: "Draft wording: the owner’s lawyer confirms it before anybody signs.",
  signatures: ["For AIPM", "The buyer"],
  seal: "AIPM · Confidential desk · Sample ·",
} as const;

export const visitNote = {
  sample: true,
  title: "Visit note",
  file: "Weekly visit",
  facts: [
    { label: "Home", value: "Vacant 2 BHK, Thane" },
    { label: "From, to", value: "10:40, 11:05" },
    { label: "Meter", value: "004 218" },
  ],
  /** `open` is what asks for the owner's answer. */
  checks: [
    { label: "Doors, windows, locks", value: "All closed" },
    { label: "Taps, tank, drains", value: "Kitchen tap drips", open: true },
    { label: "Switches and lights", value: "No fault" },
    { label: "Letters, notices", value: "One, scanned" },
  ],
  plan: "The flat’s plan with six numbered places, where the photographs were taken; the kitchen is ringed",
  photographs: "Photographs 1 to 6 are in your file",
  ask: { text: "A new washer for the tap, at cost?", answers: ["Yes", "No"] },
  signed: "Caretaker",
} as const;
