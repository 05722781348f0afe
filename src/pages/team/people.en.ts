/** Names and titles of the team. The team page has the rest, so that the home page does not load it. */
export const people = [
  { id: 1, name: "Suresh Raghuvanshi", title: "Founder and Managing Adviser" },
  { id: 2, name: "Nandini Raghuvanshi", title: "Director, Property Exchange" },
  { id: 3, name: "Harpreet Singh Gill", title: "Head, NRI Team" },
  { id: 4, name: "Arvind Iyer", title: "Head, Loans and Finance" },
  { id: 5, name: "Imran Qureshi", title: "Head, Rentals and Caretaking" },
  { id: 6, name: "Meenakshi Subramaniam", title: "Director, Legal and RERA" },
  { id: 7, name: "Joseph Kurian", title: "Head, Construction and Solar" },
  { id: 8, name: "Ritu Agarwal", title: "Head, AIPM Circle" },
  { id: 9, name: "Devendra Shekhawat", title: "Head, Land and High-Value Assets" },
] as const;

export type PersonId = (typeof people)[number]["id"];
