import type { regions as english } from "./regions.ts";

export const regions: Readonly<Record<keyof typeof english, string>> = {
  "Delhi NCR": "दिल्ली NCR",
  Mumbai: "मुंबई",
  Bangalore: "बेंगलुरु",
  Hyderabad: "हैदराबाद",
  Goa: "गोवा",
  Pune: "पुणे",
  Chennai: "चेन्नई",
  Kerala: "केरल",
  Punjab: "पंजाब",
  Rajasthan: "राजस्थान",
};
