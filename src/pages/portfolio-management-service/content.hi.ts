import { optimize, story } from "../portfolio-management/content.hi.ts";
import type { Content } from "./content.en.ts";
import { flat, left, percentOf } from "./flat.ts";

const page = {
  path: "/portfolio-management-service",
  canonical: "/portfolio-management",
  title: "पोर्टफ़ोलियो मैनेजमेंट सेवा",
  description:
    "कई प्रॉपर्टी वाले मालिकों के लिए AIPM के पोर्टफ़ोलियो मैनेजर क्या करते हैं: कमाई पर नज़र, बढ़ाने की सलाह, कागज़ और नियम, सब गोपनीय।",
  picture: "portfolio",
} satisfies Content["page"];

const action = {
  label: "पोर्टफ़ोलियो रिव्यू के लिए कहें",
  href: "/portfolio-management",
} as const satisfies Content["action"];

const yieldSheet = {
  sample: true,
  heading: {
    id: "yield",
    label: "हिसाब का एक उदाहरण",
    title: `एक फ़्लैट का एक साल: ${percentOf(flat.rent)} से घटकर ${percentOf(left)}`,
    lead: "शीट का पहला फ़्लैट, आख़िर तक हिसाब लगाकर। छापने पर तालिका में तीसरा कॉलम होता है, आपके अपने घर के लिए।",
  },
  value: { label: "फ़्लैट की कीमत, ₹", amount: flat.value },
  rent: { label: "किराया, बारह महीने", amount: flat.rent },
  costs: [
    { label: "एक महीना ख़ाली, दो किराएदारों के बीच", amount: flat.costs.empty },
    { label: "सोसाइटी का मेंटेनेंस", amount: flat.costs.maintenance },
    { label: "प्रॉपर्टी टैक्स", amount: flat.costs.propertyTax },
    { label: "मरम्मत, हर साल अलग रखी रकम", amount: flat.costs.repairs },
    { label: "फ़्लैट का बीमा", amount: flat.costs.insurance },
    { label: "हमारी फ़ीस", amount: flat.costs.fee },
  ],
  columns: ["2 BHK, वाकड, पुणे", "₹ साल में", "आपका"],
  left: { label: "बचा, इनकम टैक्स और EMI से पहले", amount: left },
  yields: { label: "ख़र्च के बाद कमाई", figure: percentOf(left) },
  signs: {
    title: "कौन-सी बात किस ओर इशारा करती है",
    rows: [
      { term: "रखें", detail: "जो बचता है, उससे EMI निकल जाती है, और इमारत में कोई बड़ी मरम्मत नहीं चाहिए।" },
      { term: "नई शर्तों पर किराए पर दें", detail: "उसी इमारत के तीन फ़्लैट आपसे ज़्यादा किराया लाते हैं।" },
      { term: "सुधारें", detail: "एक मरम्मत का ख़र्च तीन साल के बढ़े किराए में लौट आता है।" },
      {
        term: "बेचें या एक्सचेंज करें",
        detail: "जो बचता है और जो कीमत बढ़ती है, दोनों मिलाकर पाँच साल में बैंक के ब्याज से भी कम हैं।",
      },
    ],
  },
  print: "तालिका छापें",
} as const satisfies Content["yieldSheet"];

const closing = {
  as: "dusk",
  picture: "portfolio-wide",
  narrow: "portfolio",
  ...optimize,
  action,
} as const satisfies Content["closing"];

export const content: Content = { ...story, page, action, yieldSheet, closing };
