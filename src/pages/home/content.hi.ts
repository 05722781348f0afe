import { sampleNotes } from "../../content/sample-notes.hi.ts";
import { company } from "../../content/company.hi.ts";
import { claims, rentalPackages, stats } from "../../content/claims.hi.ts";
import { exchangeTask } from "../../content/exchange-task.hi.ts";
import { firstGroups } from "../faq/first-groups.hi.ts";
import { people } from "../team/people.hi.ts";
import type { Content } from "./content.en.ts";
import { sampleTestimonials } from "./testimonials.hi.ts";

const page = {
  path: "/",
  wholeTitle: true,
  title: `AIPM: ${company.tagline}`,
  description:
    "अपने घर के बदले वह घर लें, जिसकी आपको ज़रूरत है। ख़रीदना, बेचना, NRI सेवाएँ, लोन, कानूनी काम, शिफ़्टिंग: एक परिवार की सलाहकार कंपनी, पूरे भारत के लिए।",
} satisfies Content["page"];

const proofs = [
  { figure: claims.exchangeTime, text: "एक्सचेंज में करीब इतना समय लगता है" },
  { figure: claims.titleTrace, text: "के टाइटल की पड़ताल" },
  { figure: claims.response, text: "हमारा जवाब" },
] as const satisfies Content["proofs"];

const featured = [
  {
    title: "प्रॉपर्टी एक्सचेंज",
    image: "exchange",
    link: "/exchange-property",
    description: "बेचना और ख़रीदना एक साथ: उनके घर के बदले आपका घर, और फ़र्क पैसों में।",
    features: ["दोनों घरों की कीमत एक ही तरीके से", "पहले दोनों टाइटल की जाँच", "दो एग्रीमेंट, एक ही कैलेंडर"],
  },
  {
    title: "NRI कॉर्नर",
    image: "nri",
    link: "/nri-corner",
    description: "आप दुबई में हैं, फ़्लैट पुणे में है और किराया अब तक नहीं आया। हम जाकर देखते हैं, फिर कदम उठाते हैं।",
    features: [claims.nriPortfolios, claims.managerAccess],
  },
  {
    title: "AIPM सर्कल",
    image: "circle",
    link: "/group-investment-service",
    description: `मिलकर ख़रीदें और बाज़ार से ${claims.circleBelowMarket} कम दें। हर सदस्य अपने ही फ़्लैट के लिए साइन करता है।`,
    features: [claims.noExtraCharge, claims.noMinimum],
  },
] as const satisfies Content["featured"];

const badges = [
  { title: "निजी और गोपनीय", icon: "lock", text: "आपकी प्रॉपर्टी प्रकाशित नहीं की जाती" },
  { title: "सब कुछ एक जगह", icon: "layers", text: `${claims.services}, एक सलाहकार` },
  { title: "विशेषज्ञों की टीम", icon: "users", text: `${stats[4].label}: ${stats[4].value}` },
  { title: "भरोसे की विरासत", icon: "landmark", text: "जिस परिवार की कंपनी है, वही इसे चलाता है" },
] as const satisfies Content["badges"];

const chapters = [
  {
    moment: "ख़रीदने से पहले",
    services: [
      {
        title: "प्रॉपर्टी ख़रीदें",
        link: "/buy-property",
        image: "buy-property",
        icon: "key-round",
        description: "जाँची हुई चुनिंदा प्रॉपर्टी, और आपकी ओर से मोल-भाव।",
      },
      {
        title: "इन्वेस्टमेंट हब",
        link: "/investment-hub",
        image: "investment-hub",
        icon: "trending-up",
        description: "नौ उभरते शहर, सीधे बिल्डर से।",
      },
      {
        title: "फ़ाइनेंशियल सेवाएँ",
        link: "/financial-services",
        image: "financial-services",
        icon: "indian-rupee",
        description: "ऐसा लोन, जो आपके महीने के बजट में बैठे।",
      },
    ],
  },
  {
    moment: "कागज़ों के लिए",
    services: [
      {
        title: "लीगल और RERA",
        link: "/legal-rera",
        image: "legal-rera",
        icon: "scale",
        description: "टाइटल और एग्रीमेंट, आपके साइन करने से पहले पढ़े हुए।",
      },
      {
        title: "विवाद समाधान",
        link: "/dispute-settlement",
        image: "dispute-settlement",
        icon: "handshake",
        description: "किराएदार से, बिल्डर से या किसी रिश्तेदार से।",
      },
      {
        title: "पोर्टफ़ोलियो मैनेजमेंट",
        link: "/portfolio-management-service",
        image: "portfolio",
        icon: "folder",
        description: "आपकी सारी प्रॉपर्टी एक फ़ाइल में, एक मैनेजर के पास।",
      },
    ],
  },
  {
    moment: "घर को अपना बनाने के लिए",
    services: [
      {
        title: "कंस्ट्रक्शन और इंटीरियर",
        link: "/construction",
        image: "construction",
        icon: "hammer",
        description: `${claims.designAndQuote} में डिज़ाइन और कोटेशन।`,
      },
      {
        title: "वास्तु इंटेलिजेंस",
        link: "/vaastu-intelligence",
        image: "vaastu",
        icon: "compass",
        description: "दिशा और रोशनी, दीवारें उठने से पहले तय।",
      },
      {
        title: "सोलर एडवांटेज",
        link: "/solar-advantage",
        image: "solar-home",
        icon: "sun",
        description: "बिजली का बिल अब छत भी घटाए।",
      },
    ],
  },
  {
    moment: "घर में रहने के लिए",
    services: [
      {
        title: "किराया और देखभाल",
        link: "/rental-caretaking",
        image: "rental-caretaking",
        icon: "house",
        description: `किराया, जाँच और मरम्मत, ${rentalPackages.basic} से।`,
      },
      {
        title: "शिफ़्टिंग और लॉजिस्टिक्स",
        link: "/shifting",
        image: "shifting",
        icon: "truck",
        description: "पैकिंग, ढुलाई और स्टोरेज, बेसिक ट्रांज़िट बीमे के साथ।",
      },
      {
        title: "फ़र्नीचर ऑन डिमांड",
        link: "/furniture-on-demand",
        image: "furniture",
        icon: "sofa",
        description: `${claims.furnitureTerm} किराए पर, फिर वापस।`,
      },
    ],
  },
] as const satisfies Content["chapters"];

const doors = [
  {
    title: "हमें क्यों चुनें",
    link: "/about/why-us",
    image: "why-us",
    description: "आम तरीका और हमारा तरीका, आमने-सामने।",
  },
  {
    title: "हमारा मिशन",
    link: "/about/mission",
    image: "mission",
    description: "हम किसलिए काम करते हैं।",
  },
  {
    title: "हमारी टीम",
    link: "/about/team",
    image: "about",
    description: "किसका क्या काम है, और पहले क्या था।",
  },
  {
    title: "हमारा वादा",
    link: "/about/promise",
    image: "promise",
    description: "छह बातें, जिनकी आप हमसे उम्मीद रख सकते हैं।",
  },
  {
    title: "हमारे पार्टनर बनें",
    link: "/partner",
    image: "partner",
    description: "बिल्डर, डीलर, ज़मीन मालिक, प्रोफ़ेशनल।",
  },
] as const satisfies Content["doors"];

/** Fictitious, until the partner banks allow their names. */
const sampleBanks = [
  "मेहराब बैंक",
  "बाओली बैंक",
  "पतंग बैंक",
  "जाली बैंक",
  "स्तंभ बैंक",
  "कमल बैंक",
  "घनक बैंक",
  "सरिता बैंक",
] as const satisfies Content["sampleBanks"];

const hero = {
  task: {
    choices: exchangeTask,
    submit: "अपनी प्रॉपर्टी एक्सचेंज करें",
    other: { label: "सभी सेवाएँ", href: "/all-services" },
  },
  exchange: { label: "अपनी प्रॉपर्टी एक्सचेंज करें", href: "/exchange-property" },
  alt: "आर्किटेक्ट का बनाया एक भारतीय मोहल्ले का मॉडल",
} as const satisfies Content["hero"];

const intro = {
  label: "हम क्या करते हैं",
  title: "घर सिर्फ़ एक सौदा नहीं होता",
  lead: `उसमें किसी की तनख़्वाह है, बच्चों का स्कूल है, दादी का कमरा है, और कागज़ों की वह फ़ाइल, जो बरसों से किसी ने नहीं पढ़ी। हमारा पारिवारिक कारोबार ${company.established} में स्थापित हुआ, और हम इस सबका ध्यान रखते हैं: एक्सचेंज और टाइटल का, लोन का, किराएदार का और ट्रक का भी।`,
  loop: "घर का मॉडल, जिसका सामने का हिस्सा खुला है, और शाम को हर कमरे में एक लैंप",
} as const satisfies Content["intro"];

const headings = {
  badges: { title: "लोग हम पर भरोसा क्यों करते हैं" },
  banks: { title: `${claims.partnerBanks}, कागज़ों का एक ही सेट`, lead: sampleNotes.banks },
  doors: { title: "AIPM के बारे में" },
  featured: { title: "लोग सबसे ज़्यादा इन कामों के लिए आते हैं" },
  letters: { label: "हमारे ग्राहक", title: "हमारे ग्राहक क्या कहते हैं", lead: sampleNotes.clients },
  questions: { title: "आम सवाल" },
  services: { title: "आपके घर के लिए बारह और सेवाएँ" },
  team: { label: "हमारी टीम", title: "हमारी टीमों के नौ प्रमुख" },
} as const satisfies Content["headings"];

const rowLabels = {
  banks: "पार्टनर बैंक",
  letters: "हमारे ग्राहक क्या कहते हैं",
  questions: "तीन समूहों में सवाल",
  team: "हमारी टीम",
} as const satisfies Content["rowLabels"];

const exchangeLink = "देखें कि एक्सचेंज कैसे होता है";
const allQuestions = {
  label: "सभी सवाल और जवाब",
  href: "/faq",
} as const satisfies Content["allQuestions"];
const meetTheTeam = {
  label: "टीम से मिलें",
  href: "/about/team",
} as const satisfies Content["meetTheTeam"];
const desksNote = `तस्वीरें मॉडल हैं। ${sampleNotes.people}`;

const app = {
  label: "हमारा ऐप",
  title: "आपका सर्कल और आपके सलाहकार, आपकी जेब में",
  text: "AIPM सर्कल शुरू करें और फ़ोन पर ही उसका हाल देखते रहें।",
} as const satisfies Content["app"];

/** Questions that the page does not answer elsewhere. */
const questions = firstGroups.map(({ title, items }) => ({
  title,
  items: items.filter(({ home }) => home),
}));

const { tagline } = company;

export const content: Content = {
  page,
  proofs,
  featured,
  badges,
  chapters,
  sampleBanks,
  doors,
  hero,
  intro,
  headings,
  rowLabels,
  exchangeLink,
  allQuestions,
  meetTheTeam,
  desksNote,
  app,
  people,
  questions,
  sampleTestimonials,
  tagline,
};
