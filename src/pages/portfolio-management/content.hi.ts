import { claims } from "../../content/claims.hi.ts";
import { formatCost, fees } from "../../content/fees.hi.ts";
import type { Content } from "./content.en.ts";

/** To the form at the foot of the page. */
const request = {
  label: "पोर्टफ़ोलियो रिव्यू के लिए कहें",
  href: "/portfolio-management#optimize",
} satisfies Content["request"];

const page = {
  path: "/portfolio-management",
  title: "प्रॉपर्टी मालिकों के लिए पोर्टफ़ोलियो मैनेजमेंट",
  description:
    "आपकी सारी प्रॉपर्टी के लिए एक मैनेजर: कमाई, बढ़ाने की सलाह, कागज़ और नियम, एक ही शीट पर। गोपनीय पोर्टफ़ोलियो रिव्यू के लिए कहें।",
  picture: "portfolio",
  action: request,
} satisfies Content["page"];

const hero = {
  title: "पोर्टफ़ोलियो मैनेजमेंट - प्रॉपर्टी से ज़्यादा से ज़्यादा कमाई, बिना झंझट",
  picture: "portfolio-wide",
  narrow: "portfolio",
  alt: "हरी अलमारी, हर ख़ाने में इमारत का मॉडल",
  note: "आपकी दी हुई जानकारी गोपनीय रहती है।",
} as const satisfies Content["hero"];

const essentials = {
  cost: formatCost(fees.portfolio),
  fee: fees.portfolio,
  answer: `जवाब ${claims.response}। कागज़ आ जाने पर आपकी पहली शीट बनती है।`,
  ready: "क्या-क्या आपका है और कहाँ, इसकी सूची। किराए के एग्रीमेंट और टैक्स की रसीदें, हों तो।",
} satisfies Content["essentials"];

const headings = {
  sheet: {
    title: "हर प्रॉपर्टी एक शीट पर",
    lead: "रिव्यू में क्या दिखता है, इसका काल्पनिक उदाहरण।",
  },
  questions: { title: "आम सवाल" },
} satisfies Content["headings"];

/** How the work begins. Only the page with the form shows it. */
const firstQuarter = {
  heading: {
    label: "काम कैसे होता है",
    title: "हमारे साथ आपके पहले तीन महीने",
  },
  steps: [
    {
      title: "पहली कॉल",
      text: "आप बताते हैं कि क्या-क्या आपका है, और चिंता किस बात की है। हम बताते हैं कि कौन-से कागज़ चाहिए।",
    },
    {
      title: "कागज़ आते हैं",
      text: "फ़ोन से ली हुई फ़ोटो काफ़ी है। जो कागज़ न हो, वह किस दफ़्तर से मिलेगा, हम बताएँगे।",
      time: "आपकी रफ़्तार से",
    },
    {
      title: "आपकी पहली शीट",
      text: "हर प्रॉपर्टी एक लाइन में: कीमत, किराया, ख़र्च, कमाई का प्रतिशत, और अगली तारीख़ जो छूटनी नहीं चाहिए।",
      time: "कागज़ आ जाने पर",
    },
    {
      title: "पहला रिव्यू",
      text: "एक-एक प्रॉपर्टी: रखें, किराए पर दें, सुधारें या बेचें। फ़ैसला आपका।",
      time: "हर तीन महीने पर, अगर आप चाहें",
    },
  ],
} satisfies Content["firstQuarter"];

const intro = {
  claim: "आपकी कई प्रॉपर्टी हैं। सबको एक साथ कौन देखता है?",
  text: [
    "पहला फ़्लैट आपने रहने के लिए लिया। दूसरा निवेश था, प्लॉट पिता से मिला, और दुकान 2014 में अच्छा सौदा लगी थी। हर एक के अपने कागज़ हैं, अपना बैंक है, और अपना किराएदार, या वह भी नहीं।",
    "हम सबको एक पन्ने पर लाते हैं, एक मैनेजर के साथ जो हर एक को जानता है। रिव्यू में दिखता है कि हर प्रॉपर्टी ने कितना कमाया, कितना ख़र्च हुआ, अगली तारीख़ कौन-सी है, और हमारी राय में उसे रखें, किराए पर दें, सुधारें या बेचें।",
  ],
} satisfies Content["intro"];

const model = {
  title: "हम क्या-क्या देखते हैं",
  picture: "portfolio",
  alt: "वही अलमारी शाम को, हर ख़ाने में रोशनी",
  points: [
    {
      title: "आपका अपना मैनेजर",
      text: `एक व्यक्ति, जो आपकी प्रॉपर्टी, किराएदार और योजनाएँ जानता है। ${claims.managerAccess}।`,
      at: [63, 41],
    },
    {
      title: "कमाई पर नज़र",
      text: "हर प्रॉपर्टी का किराया, ख़ाली दिन, ख़र्च, टैक्स और कीमत, साथ-साथ।",
      at: [49.5, 62],
    },
    {
      title: "बढ़ाने की सलाह",
      text: "किराया कब बढ़ाएँ, लोन कब बदलें, मरम्मत, एक्सचेंज या बिक्री कब करें: सिर्फ़ राय नहीं, आँकड़ों के साथ।",
      at: [36, 45],
    },
    {
      title: "कागज़ और नियम",
      text: "डीड, एग्रीमेंट, रसीदें और रिटर्न एक फ़ाइल में, रिन्यूअल और आख़िरी तारीख़ों के साथ।",
      at: [75, 66],
    },
  ],
} as const satisfies Content["model"];

/** The sheet of an invented owner. */
const sheet = {
  sample: true,
  property: "प्रॉपर्टी",
  columns: ["कीमत", "साल का किराया", "कमाई", "हमारी सलाह"],
  rows: [
    {
      property: "2 BHK, वाकड, पुणे",
      cells: ["₹78 लाख", "₹2.64 लाख", "3.4%"],
      advice: "मार्च में रिन्यूअल पर किराया बढ़ाएँ",
    },
    {
      property: "दुकान, सेक्टर 62, नोएडा",
      cells: ["₹1.10 करोड़", "₹7.92 लाख", "7.2%"],
      advice: "रखें, और तीन साल के लिए रिन्यू करें",
    },
    {
      property: "प्लॉट, जयपुर",
      cells: ["₹42 लाख", "कुछ नहीं", "0%"],
      advice: "कमाने वाले फ़्लैट से एक्सचेंज करें",
    },
  ],
} satisfies Content["sheet"];

const questions = [
  {
    question: "क्या आप कई शहरों की प्रॉपर्टी सँभालते हैं?",
    answer: "हाँ। आपके मैनेजर वही रहते हैं। विज़िट और मरम्मत उसी शहर के लोग करते हैं।",
  },
  {
    question: "क्या मेरी प्रॉपर्टी मेरे हाथ से निकल जाएगी?",
    answer: "नहीं। हर फ़ैसला आपका रहता है। मैनेजर तैयारी करते हैं, सुझाव देते हैं और काम पूरा करवाते हैं।",
  },
] satisfies Content["questions"];

export const optimize = {
  title: "अपने पोर्टफ़ोलियो को बेहतर बनाएँ",
  text: "बताएँ कि क्या-क्या आपका है, और आप उससे क्या चाहते हैं।",
} satisfies Content["optimize"];

/** Shared by both portfolio pages. */
export const story = { essentials, headings, hero, intro, model, questions, sheet };

export const content: Content = { ...story, page, request, firstQuarter, optimize };
