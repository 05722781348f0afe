import { sampleNotes } from "../../content/sample-notes.hi.ts";
import { claims } from "../../content/claims.hi.ts";
import { formatCost, fees } from "../../content/fees.hi.ts";
import { formLink } from "../../content/form-link.ts";
import type { Content } from "./content.en.ts";

const book = { label: "सलाह बुक करें", href: "/vaastu-intelligence-form" } as const;

const page = {
  path: "/vaastu-intelligence",
  title: "वास्तु इंटेलिजेंस: आपके घर की ध्यान से जाँच",
  description:
    "फ़्लैट, मकान, दफ़्तर या प्लॉट का वास्तु, घर आकर या ऑनलाइन। नौ क्षेत्र, एक-एक कमरा, और ऐसे उपाय जिनमें दीवारें न टूटें। सलाह बुक करें।",
  picture: "vaastu",
  action: book,
} satisfies Content["page"];

const hero = {
  label: "वास्तु इंटेलिजेंस",
  title: "दीवार उठने से पहले वास्तु देख लें",
  lead: "सलाहकार आपका घर, दफ़्तर या प्लॉट एक-एक कमरा करके देखते हैं और समझाते हैं। ख़रीदने से पहले, बनवाते समय, या जब बरसों से कुछ ठीक न लगता हो।",
  picture: "vaastu-wide",
  narrow: "vaastu",
  alt: "पीतल के गोल कंपास पर आँगन वाले घर का मॉडल",
  crumbs: [{ label: "होम", href: "/" }, { label: "वास्तु इंटेलिजेंस" }],
  links: [book],
} as const satisfies Content["hero"];

const essentials = {
  cost: formatCost(fees.vaastu),
  fee: fees.vaastu,
  answer: `जवाब ${claims.response}, समय और फ़ीस तय करने के लिए।`,
  ready: "नक्शा, जिस पर उत्तर दिशा लिखी हो।",
} satisfies Content["essentials"];

const headings = {
  whatIsVaastu: { title: "वास्तु क्या है?" },
  audiences: { title: "किसके लिए है", lead: "जो ठीक बैठे, वह चुनें, और फ़ॉर्म उसी जवाब के साथ खुलेगा।" },
  process: { label: "काम कैसे होता है", title: "वास्तु सलाह, सात कदमों में" },
  rites: { title: "पूजा-विधि और छोटे उपाय" },
  questions: { title: "आम सवाल" },
  testimonials: { title: "लोग क्या कहते हैं", lead: sampleNotes.clients },
} as const satisfies Content["headings"];

const bookFor = (answers: Readonly<Record<string, string>>): string =>
  formLink("/vaastu-intelligence-form", answers);

/** The nine zones as they lie on a plan with north at the top, row by row. */
const zones = [
  { name: "उत्तर-पश्चिम", element: "वायु", place: "मेहमान, और जो आता-जाता रहे" },
  { name: "उत्तर", element: "खुलापन", place: "बैठक, काम, खिड़कियाँ" },
  { name: "उत्तर-पूर्व", element: "जल", place: "पूजा, और साफ़ कोना" },
  { name: "पश्चिम", element: "शाम", place: "खाना, बच्चे, पढ़ाई" },
  { name: "बीच", element: "आकाश", place: "ख़ाली, ब्रह्मस्थान के रूप में" },
  { name: "पूर्व", element: "सूर्योदय", place: "दरवाज़ा, बरामदा, सुबह की धूप" },
  { name: "दक्षिण-पश्चिम", element: "पृथ्वी", place: "मुख्य बेडरूम, भारी सामान" },
  { name: "दक्षिण", element: "विश्राम", place: "बेडरूम, कम खिड़कियाँ" },
  { name: "दक्षिण-पूर्व", element: "अग्नि", place: "रसोई, मीटर, इन्वर्टर" },
] as const satisfies Content["zones"];

const audiences = [
  {
    title: "आप ख़रीदने वाले हैं",
    text: "दो फ़्लैट, एक फ़ैसला। टोकन देने से पहले दोनों नक्शे मिलाकर देखें।",
    href: bookFor({ propertyType: "Home", currentStage: "Planning to Buy" }),
  },
  {
    title: "आप बनवा रहे हैं",
    text: "कागज़ पर रसोई रबर से हट जाती है। बाद में हथौड़ा लगता है।",
    href: bookFor({ propertyType: "Home", currentStage: "Under Construction" }),
  },
  {
    title: "आप वहाँ पहले से रहते हैं",
    text: "जब से आए, कुछ ठीक नहीं लगता। हम वहाँ से शुरू करते हैं, जो दीवार तोड़े बिना बदल सके।",
    href: bookFor({ propertyType: "Home", currentStage: "Ready to Move" }),
  },
  {
    title: "आपका दफ़्तर, दुकान या फ़ैक्ट्री है",
    text: "दरवाज़ा, बैठने की जगह, गल्ला, माल और मशीनें, उसी क्रम में जिसमें लोग उनका इस्तेमाल करते हैं।",
    href: bookFor({ propertyType: "Commercial" }),
  },
  {
    title: "आपके पास प्लॉट है",
    text: "आकार, ढलान, सड़क और पानी, आर्किटेक्ट की पहली लकीर से पहले।",
    href: bookFor({ propertyType: "Plot", currentStage: "Planning to Buy" }),
  },
] satisfies Content["audiences"];

const model = {
  title: "हम क्या-क्या देखते हैं",
  lead: "एक सलाह में दस बातें।",
  picture: "vaastu",
  alt: "वही घर शाम को, रोशन आँगन के साथ",
  points: [
    { title: "दरवाज़ा", text: "मुख्य दरवाज़ा और उस तक का रास्ता।", at: [50, 59] },
    { title: "घर का बीच", text: "घर का बीच, खुली जगह, सीढ़ी, लिफ़्ट और बीम।", at: [57, 42] },
    {
      title: "आग और पानी",
      text: "रसोई, चूल्हा, सिंक, शौचालय, नालियाँ, सेप्टिक टैंक, बोरवेल, हौद और छत की टंकी।",
      at: [67, 47],
    },
    { title: "आराम और पूजा", text: "बेडरूम, सोने की दिशा, और पूजा का कमरा या कोना।", at: [45, 45] },
    {
      title: "ज़मीन और काम",
      text: "प्लॉट का आकार, ढलान और रास्ता। काम की जगह पर मेज़, गल्ला और मशीनें।",
      at: [36, 67],
    },
  ],
} as const satisfies Content["model"];

const process = [
  {
    title: "आप दिन चुनते हैं",
    text: "पता, किस तरह की प्रॉपर्टी, घर आकर या ऑनलाइन।",
    time: "करीब 3 मिनट",
  },
  {
    title: "हम कॉल करते हैं",
    text: "समय और फ़ीस तय करने के लिए।",
  },
  { title: "आप नक्शा भेजते हैं", text: "नक्शे की फ़ोटो काफ़ी है।" },
  {
    title: "हम सही उत्तर दिशा ढूँढते हैं",
    text: "घर आकर कंपास से, ऑनलाइन हो तो नक्शे और मैप से। बाकी सब इसी पर टिका है।",
  },
  { title: "हम नौ क्षेत्र देखते हैं", text: "नौ क्षेत्र, एक-एक कमरा, और आप हमारे साथ।" },
  {
    title: "आपको तीन सूचियाँ मिलती हैं",
    text: "क्या जैसा है वैसा अच्छा है, क्या ठीक करना है, और क्या बदलने लायक नहीं।",
  },
  {
    title: "आप बदलाव करते हैं",
    text: "शुरुआत उससे करें, जिसमें सबसे कम तोड़-फोड़ हो।",
  },
] satisfies Content["process"];

const rites = [
  {
    title: "भूमि पूजन",
    icon: "i-lucide-sprout",
    text: "ज़मीन में पहला फावड़ा चलने से पहले।",
    more: "प्लॉट साफ़ किया जाता है, उसका उत्तर-पूर्व का कोना तैयार किया जाता है, और धरती से बनाने की अनुमति माँगी जाती है। इसमें एक सुबह लगती है। आपके परिवार के पंचांग से दिन चुनने में हम मदद करते हैं।",
  },
  {
    title: "वास्तु शांति",
    icon: "i-lucide-flame",
    text: "जब दीवारें खड़ी हों, और अंदर कोई सोया न हो।",
    more: "हवन, जिससे घर में शांति आती है और बनवाने में जो छेड़ा गया, उसकी भरपाई होती है। आम तौर पर घर के बीच में या दक्षिण-पूर्व में होता है। तब तक गैस, पानी और बिजली चालू हों।",
  },
  {
    title: "गृह प्रवेश",
    icon: "i-lucide-door-open",
    text: "जब परिवार पहली बार अंदर आता है।",
    more: "चौखट सजाई जाती है, कलश सबसे पहले अंदर जाता है और नई रसोई में दूध उबाला जाता है। हम बताते हैं कि उस दिन तक क्या पूरा होना चाहिए और क्या रुक सकता है।",
  },
  {
    title: "छोटे उपाय",
    icon: "i-lucide-gem",
    text: "यंत्र, रंग, रोशनी, पौधे, पानी।",
    more: "जो कमरा हटाया नहीं जा सकता, उसके लिए छोटी चीज़ें, जैसे उत्तर-पूर्व में अँधेरा हो तो दीया, या दक्षिण-पश्चिम में भारी अलमारी। ख़रीदें आप जहाँ से चाहें।",
  },
] satisfies Content["rites"];

const sampleTestimonials = [
  {
    quote: "हमें गलत फ़्लैट पसंद आ गया था। उन्होंने दस मिनट में नक्शे पर दिखा दिया कि दूसरे में रहना आसान क्यों होगा।",
    author: "मीनल और रोहित डी.",
    location: "पुणे (उदाहरण)",
    sample: true,
  },
  {
    quote: "मुझे डर था कि वे मेरी रसोई तुड़वा देंगे। उन्होंने चूल्हा, फ़्रिज और एक दरवाज़ा हटवाया।",
    author: "सुधा आर.",
    location: "चेन्नई (उदाहरण)",
    sample: true,
  },
  {
    quote:
      "सिंगापुर से, ऑनलाइन, और पिताजी फ़ोन लेकर पूरे घर में घूमे। रिपोर्ट इतनी साफ़ थी कि हमारे मिस्त्री को भी समझ आ गई।",
    author: "अरविंद के.",
    location: "सिंगापुर (उदाहरण)",
    sample: true,
  },
] as const satisfies Content["sampleTestimonials"];

const questions = [
  {
    question: "क्या मुझे दीवारें तोड़नी पड़ेंगी?",
    answer: "बहुत कम मामलों में। पहले इस्तेमाल, फ़र्नीचर, रंग, रोशनी और दरवाज़े बदलते हैं, दीवारें सबसे आख़िर में।",
  },
  {
    question: "क्या ऑनलाइन सलाह घर आकर दी गई सलाह जितनी अच्छी है?",
    answer:
      "जिस फ़्लैट का नक्शा हो, उसके लिए लगभग। प्लॉट, फ़ैक्ट्री या बिना नक्शे के मकान के लिए हम आकर देखने की सलाह देते हैं, क्योंकि ढलान, पानी और आस-पास कागज़ पर नहीं दिखते।",
  },
  {
    question: "जो फ़्लैट मुझे पसंद है, वह दक्षिणमुखी है। क्या छोड़ दूँ?",
    answer:
      "सिर्फ़ इसी वजह से नहीं। इससे ज़्यादा फ़र्क दरवाज़े की ठीक जगह से पड़ता है, और रसोई और घर के बीच के हिस्से से भी। फ़ैसला करने से पहले हमें नक्शा दिखा दें।",
  },
  {
    question: "सलाह का ख़र्च कितना है?",
    answer: "यह प्रॉपर्टी पर और इस पर निर्भर करता है कि हम आते हैं या नहीं।",
  },
] satisfies Content["questions"];

const explanation = [
  "वास्तु शास्त्र इमारत की योजना बनाने का पुराना भारतीय तरीका है: रोशनी कहाँ से आए, आग कहाँ जले, पानी किधर बहे, और लोग कहाँ आराम करें।",
  "वह नक्शे को नौ क्षेत्रों में बाँटता है, हर एक का अपना तत्व और अपना काम। सलाह में देखा जाता है कि आपका हर कमरा किसलिए है, किस क्षेत्र में पड़ता है, और दोनों की बनती है या नहीं।",
  "इसमें से बहुत कुछ हमारे मौसम की सीधी समझ है: पूजा के कोने में सुबह की धूप, रसोई वहाँ जहाँ से धुआँ निकल जाए, दोपहर की गर्मी के सामने मोटी दीवारें। बाकी परंपरा है, और घर से आपकी किस्मत पर क्या असर होगा, यह कोई ईमानदार सलाहकार नहीं बता सकता।",
] satisfies Content["explanation"];

const zoneMap = {
  north: "▲ उत्तर",
  caption: "नक्शे के नौ क्षेत्र, और परंपरा हर एक में क्या रखती है।",
} satisfies Content["zoneMap"];

const closing = {
  as: "letter",
  title: "अपनी वास्तु सलाह बुक करें",
  text: "दिन चुनें, घर आकर या ऑनलाइन।",
  action: book,
} as const satisfies Content["closing"];

export const content: Content = {
  model,
  essentials,
  page,
  hero,
  headings,
  zones,
  audiences,
  process,
  rites,
  sampleTestimonials,
  questions,
  explanation,
  zoneMap,
  closing,
};
