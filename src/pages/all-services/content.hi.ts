import { claims, rentalPackages } from "../../content/claims.hi.ts";
import { formatCost, fees } from "../../content/fees.hi.ts";
import type { Content } from "./content.en.ts";

const page = {
  path: "/all-services",
  title: "सभी सेवाएँ",
  description:
    "भारत में प्रॉपर्टी के लिए AIPM के सारे काम: ख़रीदना, बेचना, एक्सचेंज, NRI की मदद, निर्माण, कानूनी काम और RERA, निवेश, किराया, शिफ़्टिंग और स्टोरेज।",
  picture: "query",
} satisfies Content["page"];

const intro = {
  label: "सभी सेवाएँ",
  title: "आपका कौन-सा काम हम सँभालें?",
  lead: `${claims.services}, घर देखने से लेकर आख़िरी डिब्बे तक।`,
  crumbs: [{ label: "होम", href: "/" }, { label: "सभी सेवाएँ" }],
} as const satisfies Content["intro"];

const headings = {
  moreServices: { title: "और सेवाएँ" },
  straightToForms: { title: "सीधे फ़ॉर्म पर" },
  prices: {
    label: "ख़र्च",
    title: "किसका कितना ख़र्च, और क्या तैयार रखें",
    lead: "सभी पंद्रह सेवाएँ, और बेचना।",
  },
} as const satisfies Content["headings"];

const serviceGroups = [
  {
    title: "अपनी प्रॉपर्टी बदलें",
    text: "ख़रीदें, बेचें, या दोनों एक ही सौदे में। पुणे में अपने सोफ़े से, या दुबई में अपने दफ़्तर से।",
    cards: [
      {
        title: "ख़रीदना",
        text: "आप बताएँ कि क्या चाहिए। हम चुनकर जाँची हुई प्रॉपर्टी लाते हैं और आपकी ओर से मोल-भाव करते हैं।",
        href: "/buy-property",
        picture: "buy-property",
        alt: "घर का मॉडल, ऊँची सुनहरी चाबी के साथ",
      },
      {
        title: "बेचना",
        text: "न कोई बोर्ड, न खुली लिस्टिंग। हम ऐसे ख़रीदार लाते हैं जिनकी ज़रूरत आपकी प्रॉपर्टी से मेल खाती हो।",
        href: "/sell-property",
        picture: "sell-property",
        alt: "घर का मॉडल, पास में कोरी तख़्ती और कीमत का टैग",
      },
      {
        title: "एक्सचेंज",
        text: "अपना घर दें और वह घर लें जिसकी आपको ज़रूरत है। एक सौदा, एक सलाहकार।",
        href: "/exchange-property",
        picture: "exchange",
        alt: "दो घरों के मॉडल, जिन्हें सुनहरे तीरों का जोड़ा जोड़ता है",
      },
      {
        title: "NRI",
        text: "भारत में आपकी प्रॉपर्टी का किराया, कागज़, मरम्मत और बिक्री, और आप जहाँ हैं वहीं रहें।",
        href: "/nri-corner",
        picture: "nri",
        alt: "ग्लोब, सूटकेस और घर का मॉडल, बीच में कागज़ के जहाज़ का रास्ता",
      },
    ],
  },
  {
    title: "बनाएँ, और कागज़ जँचवाएँ",
    text: "पहले नक्शे से आख़िरी कागज़ तक।",
    cards: [
      {
        title: "कंस्ट्रक्शन और इंटीरियर",
        text: `डिज़ाइन और कोटेशन ${claims.designAndQuote} में, फिर काम, नक्शे से दरवाज़े के हैंडल तक।`,
        href: "/construction",
        picture: "construction",
        alt: "बनती हुई इमारत का मॉडल, क्रेन के साथ",
      },
      {
        title: "लीगल और RERA",
        text: `${claims.titleTrace} के टाइटल की पड़ताल, एग्रीमेंट की हर लाइन पढ़ी हुई, RERA रजिस्ट्रेशन ${claims.reraRegistration} में।`,
        href: "/legal-rera",
        picture: "legal-rera",
        alt: "पीतल का तराज़ू, मुहर लगा कागज़ और घर का मॉडल",
      },
    ],
  },
  {
    title: "अपना पैसा लगाएँ",
    text: "शुरुआत में और सीधे बिल्डर से, अकेले या औरों के साथ।",
    cards: [
      {
        title: "इन्वेस्टमेंट हब",
        text: "नौ उभरते शहर, सीधे बिल्डर के दाम, और पैसे देने से पहले प्रोजेक्ट के कागज़।",
        href: "/investment-hub",
        picture: "investment-hub",
        alt: "पाँच टावरों के मॉडल, हर एक पिछले से ऊँचा, ऊपर चढ़ती रेखा",
      },
      {
        title: "AIPM सर्कल",
        text: `कई परिवार, एक मोल-भाव: बाज़ार से ${claims.circleBelowMarket} कम, ${claims.noExtraCharge}।`,
        href: "/group-investment",
        picture: "circle",
        alt: "टावर के मॉडल के चारों ओर घेरे में खड़ी आठ आकृतियाँ",
      },
    ],
  },
  {
    title: "देखभाल करें, और शिफ़्ट हों",
    text: "किराएदार, ख़ाली घर की जाँच, शिफ़्टिंग और स्टोरेज।",
    cards: [
      {
        title: "किराए की देखरेख",
        text: "किराएदार ढूँढना, किराया याद दिलाना, मरम्मत करवाना।",
        href: "/rental-caretaking",
        picture: "rental-caretaking",
        alt: "कतार वाले घर का मॉडल, चाबियों के बोर्ड के साथ",
      },
      {
        title: "प्रॉपर्टी की देखभाल",
        text: "हम आपके ख़ाली घर की हर हफ़्ते जाँच करते हैं।",
        href: "/rental-caretaking",
        picture: "privacy",
        alt: "चारदीवारी वाले घर का मॉडल, जिसका फाटक बंद है",
      },
      {
        title: "शिफ़्टिंग",
        text: "पैकिंग, चढ़ाना, पहुँचाना। बेसिक ट्रांज़िट बीमा शामिल।",
        href: "/shifting",
        picture: "shifting",
        alt: "वैन का मॉडल, जिसमें डिब्बे रखे जा रहे हैं",
      },
      {
        title: "स्टोरेज",
        text: "नया फ़्लैट तैयार नहीं? तब तक आपका सामान हम ताले में रखते हैं।",
        href: "/shifting",
        picture: "storage",
        alt: "स्टोर के कमरों की कतार का मॉडल, एक पर पीतल का ताला",
      },
    ],
  },
] as const satisfies Content["serviceGroups"];

const moreServices = [
  { title: "विवाद समाधान", text: "किराएदार, बिल्डर या रिश्तेदार से", href: "/dispute-settlement" },
  { title: "फ़ाइनेंशियल सेवाएँ", text: "लोन, टैक्स और बीमा", href: "/financial-services" },
  {
    title: "पोर्टफ़ोलियो मैनेजमेंट",
    text: "दो प्रॉपर्टी हों या बीस",
    href: "/portfolio-management-service",
  },
  { title: "वास्तु इंटेलिजेंस", text: "ख़रीदने, बनाने या दीवार तोड़ने से पहले", href: "/vaastu-intelligence" },
  { title: "सोलर एडवांटेज", text: "घर, सोसाइटी, फ़ैक्ट्री, खेत", href: "/solar-advantage" },
  {
    title: "फ़र्नीचर ऑन डिमांड",
    text: `किराए पर, ${claims.furnitureTerm}`,
    href: "/furniture-on-demand",
  },
] as const satisfies Content["moreServices"];

const straightToForms = [
  {
    title: "मुझे अपनी प्रॉपर्टी किराए पर देनी है",
    text: "फ़्लैट, विला, PG या हॉस्टल",
    href: "/rent-property",
  },
  {
    title: "मुझे शिफ़्टिंग का कोटेशन चाहिए",
    text: "शहर में या दूसरे राज्य में, घर या दफ़्तर",
    href: "/shift-logistics",
  },
  {
    title: "समझ नहीं आ रहा कि कौन-सा फ़ॉर्म भरूँ",
    text: "पूछताछ केंद्र सही फ़ॉर्म तक ले जाता है",
    href: "/query",
  },
] as const satisfies Content["straightToForms"];

const prices = {
  caption: "हर सेवा का ख़र्च, और पूछते समय क्या तैयार रखें",
  columns: [{ title: "ख़र्च" }, { title: "तैयार रखें" }],
  rows: [
    {
      label: "प्रॉपर्टी ख़रीदें",
      href: "/buy-property",
      cells: [formatCost(fees.buying), "शहर, बजट, और बैंक की प्री-अप्रूवल, अगर मिली हो"],
    },
    {
      label: "प्रॉपर्टी बेचें",
      href: "/sell-property",
      cells: [formatCost(fees.selling), "डीड, फ़ोटो, कितने कमरे और कितना एरिया"],
    },
    {
      label: "प्रॉपर्टी एक्सचेंज",
      href: "/exchange-property",
      cells: [formatCost(fees.exchange), "डीड, पिछली टैक्स रसीद, चल रहे लोन का स्टेटमेंट"],
    },
    {
      label: "NRI कॉर्नर",
      href: "/nri-corner",
      cells: [formatCost(fees.nri), "पासपोर्ट, डीड, और चाबी किसके पास है"],
    },
    {
      label: "AIPM सर्कल",
      href: "/group-investment-service",
      cells: [`${claims.noExtraCharge}।`, "शहर, किस तरह का घर, बजट, और साथ कौन है"],
    },
    {
      label: "इन्वेस्टमेंट हब",
      href: "/investment-hub",
      cells: [formatCost(fees.investment), "रकम, कितने साल के लिए, कौन-सा शहर"],
    },
    {
      label: "कंस्ट्रक्शन और इंटीरियर",
      href: "/construction",
      cells: [formatCost(fees.construction), "जगह कहाँ है, कितने वर्ग फ़ुट, नक्शा या फ़ोटो"],
    },
    {
      label: "लीगल और RERA",
      href: "/legal-rera",
      cells: [formatCost(fees.legal), "मौजूदा डीड, और उससे पहले की डीड"],
    },
    {
      label: "फ़ाइनेंशियल सेवाएँ",
      href: "/financial-services",
      cells: [formatCost(fees.finance), "PAN, छह महीने के बैंक स्टेटमेंट, आमदनी का प्रमाण"],
    },
    {
      label: "विवाद समाधान",
      href: "/dispute-settlement",
      cells: [formatCost(fees.opinion), "एग्रीमेंट या डीड, आपके भुगतान, सारे मैसेज"],
    },
    {
      label: "किराया और देखभाल",
      href: "/rental-caretaking",
      cells: [`पैकेज ${rentalPackages.basic} से।`, "मालिकाना हक का प्रमाण, चाबियाँ, किराएदार का एग्रीमेंट"],
    },
    {
      label: "शिफ़्टिंग और लॉजिस्टिक्स",
      href: "/shifting",
      cells: [formatCost(fees.shifting), "दोनों पते, तारीख़, कमरों का वीडियो"],
    },
    {
      label: "वास्तु इंटेलिजेंस",
      href: "/vaastu-intelligence",
      cells: [formatCost(fees.vaastu), "नक्शा, जिस पर उत्तर दिशा लिखी हो"],
    },
    {
      label: "सोलर एडवांटेज",
      href: "/solar-advantage",
      cells: [formatCost(fees.solar), "बिजली का बिल, छत की फ़ोटो"],
    },
    {
      label: "फ़र्नीचर ऑन डिमांड",
      href: "/furniture-on-demand",
      cells: [formatCost(fees.furniture), "पता, मंज़िल, लिफ़्ट या सीढ़ी, कितने महीने के लिए"],
    },
    {
      label: "पोर्टफ़ोलियो मैनेजमेंट",
      href: "/portfolio-management-service",
      cells: [formatCost(fees.portfolio), "क्या-क्या आपका है और कहाँ, इसकी सूची"],
    },
  ],
} as const satisfies Content["prices"];

const closing = {
  as: "letter",
  title: "शुरू करने के लिए एक वाक्य काफ़ी है",
  text: `बताएँ कि आपके पास क्या है और आप उसका क्या करना चाहते हैं। जवाब ${claims.response}।`,
  action: { label: "पूछताछ करें", href: "/query" },
} as const satisfies Content["closing"];

export const content: Content = {
  page,
  intro,
  headings,
  serviceGroups,
  moreServices,
  straightToForms,
  prices,
  closing,
};
