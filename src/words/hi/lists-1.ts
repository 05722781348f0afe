/** Lists of options, and labels, that some forms share without an English list of that name. */

export const YOUR_PROPERTY = "आपकी प्रॉपर्टी";
export const PROPERTY_TYPE = "प्रॉपर्टी का प्रकार";
export const NOTES = "और जानकारी";

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
