/** The papers that the pages promise, as samples: every name, figure and date in them is invented. */
export interface SamplePaper {
  title: string;
  /** Whose, and of when. */
  about: string;
  rows: readonly { readonly label: string; readonly value: string }[];
  /** What it comes to. */
  result: string;
}

export const titleTrace: SamplePaper = {
  title: "Title trace",
  about: "House 14, a sector in Noida, 1996 to today",
  rows: [
    { label: "1996, allotment letter and lease", value: "Seen, in order" },
    { label: "2004, first sale deed", value: "Registered, duty paid" },
    { label: "2011, three heirs", value: "One signature missing" },
    { label: "2018, bank charge", value: "Released, letter on file" },
    { label: "Dues of the society", value: "₹18,400, to be cleared" },
  ],
  result: "Not yet. Buy after the third heir has signed a registered release.",
};

export const costSheet: SamplePaper = {
  title: "Cost sheet of an exchange",
  about: "2 BHK in Kothrud for 3 BHK in Baner",
  rows: [
    { label: "Value of your home", value: "₹85,00,000" },
    { label: "Value of theirs", value: "₹1,10,00,000" },
    { label: "Difference, you pay", value: "₹25,00,000" },
    { label: "Stamp duty and registration", value: "As your state charges them" },
    { label: "Our fee", value: "As agreed in the fee letter" },
  ],
  result: "On one page, before you sign.",
};

export const feeLetter: SamplePaper = {
  title: "Fee letter",
  about: "To the owner of a flat in Pune",
  rows: [
    { label: "What we do", value: "Sale, from valuation to registration" },
    { label: "The fee", value: "One figure, in rupees" },
    { label: "When it is due", value: "On a day that is named" },
    { label: "Paid to others", value: "At cost, against receipts" },
    { label: "How you end it", value: "A line in writing, on any day" },
  ],
  result: "Signed by both before the work begins.",
};

export const visitNote: SamplePaper = {
  title: "Visit note",
  about: "A vacant 2 BHK in Thane, weekly visit",
  rows: [
    { label: "Doors and windows", value: "Closed, locks work" },
    { label: "Taps, tank and drains", value: "Kitchen tap drips" },
    { label: "Electricity", value: "Meter read, no fault" },
    { label: "Letters and notices", value: "One society notice, scanned" },
    { label: "Photographs", value: "Six, in your file" },
  ],
  result: "Asked of you: a yes to a new washer for the tap.",
};
