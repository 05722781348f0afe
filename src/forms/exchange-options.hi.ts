import type { EXCHANGE_PREFERENCES, EXCHANGED_TYPES } from "./exchange-options.ts";

export const exchangedTypes: Readonly<Record<(typeof EXCHANGED_TYPES)[number], string>> = {
  Flat: "फ़्लैट",
  Villa: "विला",
  Apartment: "अपार्टमेंट",
  Plot: "प्लॉट",
  Commercial: "कमर्शियल",
  Other: "अन्य",
};

export const exchangePreferences: Readonly<Record<(typeof EXCHANGE_PREFERENCES)[number], string>> =
  {
    "Upgrade to bigger house by paying extra": "ऊपर से रकम देकर बड़ा घर",
    "Same value house in different location": "उतनी ही कीमत का घर, दूसरी जगह",
    "Smaller house with balance in cash": "छोटा घर, और बाकी रकम बैंक में",
  };
