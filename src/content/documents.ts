/** Sample papers. Every name, figure and date in them is invented. Remove the mark once the business has approved a paper. */

export const sampleNote = "A sample. Every name, figure and date on it is invented.";
export const sampleStamp = "Sample";

export const titleTrace = {
  sample: true,
  title: "Title trace",
  desk: "Legal team",
  file: "File T-000",
  day: "The second of May",
  subject: [
    { label: "Property", value: "House 14, a sector in Noida" },
    { label: "Years read", value: "1996 to today" },
  ],
  columns: ["Year", "Event, and the paper that proves it", "Found"],
  /** `open` marks a broken link of the chain. */
  links: [
    {
      year: "1996",
      event: "The authority allots the plot",
      paper: "Allotment letter, lease deed",
      found: "In order",
    },
    {
      year: "2004",
      event: "The first owner sells",
      paper: "Sale deed, registered, duty paid",
      found: "In order",
    },
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
    {
      year: "Today",
      event: "Dues of the society",
      paper: "Statement of account",
      found: "₹18,400 to clear",
    },
  ],
  verdict: {
    label: "Our answer",
    word: "Not yet",
    text: "Buy once the third heir has signed a registered release.",
  },
  signed: "Read and signed, legal team",
  enclosed: "Enclosed: eleven copies, numbered",
  seal: "AIPM · Legal team · Sample seal ·",
} as const;

export const costSheet = {
  sample: true,
  title: "Cost sheet",
  file: "Exchange X-000, sheet 1 of 1",
  day: "The tenth of June",
  subject: "2 BHK in Kothrud for 3 BHK in Baner",
  columns: ["", "Yours, ₹", "Theirs, ₹"],
  values: [
    { label: "Value, by the same method", yours: "85,00,000", theirs: "1,10,00,000" },
    { label: "Home loan outstanding", yours: "nil", theirs: "12,00,000" },
  ],
  difference: { label: "Difference, you pay", sum: "25,00,000" },
  parts: [
    { label: "to their bank, which closes the loan", sum: "12,00,000" },
    { label: "to them, on the day of handover", sum: "13,00,000" },
  ],
  others: [
    { label: "Stamp duty, registration", value: "at your state’s rate that day" },
    { label: "Our fee", value: "as in your fee letter" },
  ],
  initials: ["You", "They", "AIPM"],
} as const;

export const feeLetter = {
  sample: true,
  title: "Fee letter",
  file: "Letter F-000",
  to: ["The owner", "of a flat in Pune"],
  day: "The first of April",
  subject: "Our fee for the sale of your flat",
  greeting: "Dear owner,",
  terms: [
    { label: "What we do.", text: "The sale, from valuation to registration." },
    { label: "The fee.", text: "One figure: ₹85,000." },
    { label: "When it is due.", text: "The thirtieth of June." },
    { label: "Paid to others.", text: "Stamp duty, registration and society charges." },
  ],
  close: "Sample wording. The fee for your own case is agreed with you.",
  signatures: ["For AIPM", "The owner"],
  seal: "AIPM · Fee agreed first · Sample ·",
} as const;

/** A draft: lawyers confirm it before a buyer is given one. */
export const buyerUndertaking = {
  sample: true,
  title: "Buyer’s undertaking",
  file: "Undertaking U-000",
  to: ["To the owner", "through AIPM’s confidential team"],
  day: "Before the first page is shown",
  subject: "How I may use the details I am shown",
  greeting: "I, the buyer, undertake:",
  terms: [
    { label: "Use.", text: "I read it to decide whether to buy, and use it for nothing else." },
    {
      label: "Readers.",
      text: "My lawyer, my banker and my valuer may read it. I name them first, and answer for them.",
    },
    {
      label: "Silence.",
      text: "I do not discuss the sale with any tenant, employee, neighbour or broker.",
    },
    { label: "Contact.", text: "For twelve months I approach the owner only through AIPM." },
    {
      label: "Papers.",
      text: "If I do not buy, I destroy every copy within seven days and say so in writing.",
    },
  ],
  close: "Draft wording. The owner’s lawyer confirms it before anyone signs.",
  signatures: ["For AIPM", "The buyer"],
  seal: "AIPM · Confidential team · Sample ·",
} as const;

export const visitNote = {
  sample: true,
  title: "Visit note",
  file: "Weekly visit V-000",
  day: "The third of July",
  facts: [
    { label: "Home", value: "Vacant 2 BHK, Thane" },
    { label: "From, to", value: "10:40, 11:05" },
    { label: "Meter", value: "004 218" },
  ],
  /** `open` marks a check that needs the owner's answer. */
  checks: [
    { label: "Doors, windows, locks", value: "All closed" },
    { label: "Taps, tank, drains", value: "Kitchen tap drips", open: true },
    { label: "Switches and lights", value: "No fault" },
    { label: "Letters, notices", value: "One, scanned" },
  ],
  plan: "The flat’s plan with six numbered places, where the photographs were taken; the kitchen is ringed",
  photographs: "Photographs 1 to 6 are in your file",
  ask: { text: "May we fit a new washer?", answers: ["Yes", "No"] },
  signed: "Caretaker",
} as const;
