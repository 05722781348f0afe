/** Options of the exchange form that the opening of two pages offers too. They import nothing, so that those pages stay light. */
export const EXCHANGED_TYPES = [
  "Flat",
  "Villa",
  "Apartment",
  "Plot",
  "Commercial",
  "Other",
] as const;

export const EXCHANGE_PREFERENCES = [
  "Upgrade to bigger house by paying extra",
  "Same value house in different location",
  "Smaller house with balance in cash",
] as const;
