/** The fields and the lists that several forms share, as shared-fields.ts and options.ts have them. */
import type * as lists from "./options.ts";
import type * as shared from "./shared-fields.ts";
import type { FieldMessages } from "../localize.ts";

export const ABOUT_YOU = "आपके बारे में";
export const YOUR_PROPERTY = "आपकी प्रॉपर्टी";
export const PROPERTY_TYPE = "प्रॉपर्टी का प्रकार";
export const NOTES = "और जानकारी";

export const fullName = {
  label: "पूरा नाम",
  required: "अपना पूरा नाम लिखें",
} satisfies FieldMessages<typeof shared.fullName>;

export const countryCode = { label: "देश का कोड" } satisfies FieldMessages<typeof shared.lockedCode>;

export const phoneNumber = {
  label: "फ़ोन नंबर",
  required: "अपना फ़ोन नंबर लिखें",
  hint: "हम आपको इसी नंबर पर कॉल करेंगे।",
} satisfies FieldMessages<typeof shared.phoneNumber>;

export const email = { label: "ईमेल" } satisfies FieldMessages<typeof shared.optionalEmail>;

export const city = { label: "शहर", required: "अपना शहर लिखें" } satisfies FieldMessages<
  typeof shared.city
>;
export const optionalCity = { label: "शहर" } satisfies FieldMessages<typeof shared.optionalCity>;

/** Visible texts of the options in one list. */
type Shown<List extends readonly string[]> = Readonly<Record<List[number], string>>;

export const timelines = {
  Immediately: "तुरंत",
  "1-3 Months": "1-3 महीने में",
  "3-6 Months": "3-6 महीने में",
  "6+ Months": "6 महीने बाद",
} satisfies Shown<typeof lists.TIMELINES>;

export const budgetRanges = {
  "Below ₹20L": "₹20 लाख से कम",
  "₹20L - ₹40L": "₹20-40 लाख",
  "₹40L - ₹60L": "₹40-60 लाख",
  "₹60L - ₹1Cr": "₹60 लाख - 1 करोड़",
  "Above ₹1Cr": "₹1 करोड़ से ज़्यादा",
} satisfies Shown<typeof lists.BUDGET_RANGES>;

export const purposes = {
  "First Home": "पहला घर",
  Investment: "निवेश",
  Relocation: "दूसरे शहर जाना",
  Other: "अन्य",
} satisfies Shown<typeof lists.PURPOSES>;

export const yesNo = { Yes: "हाँ", No: "नहीं" } satisfies Shown<typeof lists.YES_NO>;

export const sizeUnit = {
  label: "साइज़ की इकाई",
  options: { BHK: "BHK", Sqft: "वर्ग फ़ुट" },
} satisfies FieldMessages<typeof lists.sizeUnit>;

// Lists that some forms share without an English list of that name.

export const flatVillaPlotCommercial = {
  Flat: "फ़्लैट",
  Villa: "विला",
  Plot: "प्लॉट",
  Commercial: "कमर्शियल",
};

export const ownershipTypes = {
  Freehold: "फ़्रीहोल्ड",
  Leasehold: "लीज़होल्ड",
  "Co-operative": "को-ऑपरेटिव",
  Other: "अन्य",
};

export const homeSizes = {
  "1 BHK": "1 BHK",
  "2 BHK": "2 BHK",
  "3 BHK": "3 BHK",
  "4+ BHK": "4+ BHK",
};
