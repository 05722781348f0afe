/** The claims in Hindi, with the same figures. Some include the postposition that always follows them. */
import type * as english from "./claims.ts";
import type { Translation } from "../i18n/translation.ts";

export const claims = {
  services: "पंद्रह सेवाएँ",
  dealClosing: "30-90 दिन",
  exchangeTime: "4-8 हफ़्ते",
  nriPortfolios: "1000+ NRI पोर्टफ़ोलियो",
  managerAccess: "मैनेजर से 24/7 संपर्क",
  response: "24 कामकाजी घंटों में",
  belowResale: "5%-20%",
  earlyAccessReturns: "12%-25%",
  earlyAccessYears: "3-5 साल",
  designAndQuote: "24 घंटे",
  reraRegistration: "30-45 दिन",
  titleTrace: "30 साल",
  circleBelowMarket: "15-20%",
  circleDiscount: "20%",
  trophyAssets: "100+ ट्रॉफ़ी प्रॉपर्टी की जाँच",
  partnerBanks: "आठ पार्टनर बैंक",
  loanApproval: "7-10 कामकाजी दिन",
  loanPreApproval: "48 घंटे",
  furnitureTerm: "1 महीने से 2 साल तक",
  indiasFirst: "भारत का पहला प्रॉपर्टी एक्सचेंज प्लेटफ़ॉर्म",
  successFees: "सफलता पर आधारित फ़ीस",
  noExtraCharge: "कोई अतिरिक्त शुल्क नहीं",
  noMinimum: "सदस्यों की कोई न्यूनतम संख्या नहीं",
  builderAccounts: "पैसा बिल्डर के RERA खातों में",
} satisfies Translation<typeof english.claims>;

export const responseMeans = "(तीन कामकाजी दिन)";

export const stats = [
  { value: "1000+", label: "सौदे" },
  { value: "₹5000 करोड़+", label: "सौदों की कुल कीमत" },
  { value: "98%", label: "संतुष्टि" },
  { value: "25+", label: "शहर" },
  { value: "50+ साल", label: "नेतृत्व का कुल अनुभव" },
] as const satisfies Translation<typeof english.stats>;

export const disputeTimelines = [
  { type: "किराएदार", time: "1-3 महीने" },
  { type: "बिल्डर", time: "3-6 महीने" },
  { type: "विरासत", time: "6-12 महीने" },
] as const satisfies Translation<typeof english.disputeTimelines>;

export const rentReminders = [
  { when: "तीसरे दिन", what: "पहला रिमाइंडर" },
  { when: "सातवें दिन", what: "औपचारिक नोटिस" },
  { when: "फिर", what: "कानूनी कार्रवाई" },
] as const satisfies Translation<typeof english.rentReminders>;

export const inspections = { let: "हर महीने", vacant: "हर हफ़्ते" } satisfies Translation<
  typeof english.inspections
>;

export const rentalPackages = {
  basic: "₹999 प्रति माह",
  standard: "₹1,999 प्रति माह",
  premium: "₹2,999 प्रति माह",
} satisfies Translation<typeof english.rentalPackages>;

export const moving = {
  local: "7-10 दिन",
  interstate: "15-20 दिन",
  express: "48 घंटे",
  insurance: "बेसिक ट्रांज़िट बीमा",
} satisfies Translation<typeof english.moving>;
