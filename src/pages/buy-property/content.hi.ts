import { claims } from "../../content/claims.hi.ts";
import { formatCost, fees } from "../../content/fees.hi.ts";
import { formLink } from "../../content/form-link.ts";
import type { Content } from "./content.en.ts";

const flat = { label: "नई प्रॉपर्टी ख़रीदें", href: "/buy-flat" };

const page = {
  path: "/buy-property",
  title: "निजी तौर पर प्रॉपर्टी ख़रीदने की सेवा",
  description: `आपके फ़्लैट, मकान या प्लॉट की निजी तलाश: चुनी हुई प्रॉपर्टी, कागज़ों की जाँच, विज़िट, मोल-भाव और कानूनी मदद। औसतन ${claims.dealClosing} में सौदा।`,
  picture: "buy-property",
  action: flat,
} satisfies Content["page"];

const plot = { label: "मुझे प्लॉट चाहिए", href: "/buy-plot" };

const hero = {
  label: "निजी ख़रीद सेवा",
  title: "घर ढूँढने में कोई आपके साथ",
  lead: "हम आपका मनचाहा घर या प्लॉट ढूँढते हैं, उसे जाँचते हैं और मोल-भाव करते हैं। आपको वही दिखाते हैं जो देखने लायक हो।",
  picture: "buy-property-wide",
  narrow: "buy-property",
  alt: "घर का मॉडल, जिससे एक सुनहरी चाबी टिकी है",
  links: [flat, plot],
} as const satisfies Content["hero"];

/** Opens with the loan that a home buyer needs. */
const loan = formLink("/loan-funding", { fundingType: "Home Loan" });

const essentials = {
  cost: formatCost(fees.buying),
  fee: fees.buying,
  time: `औसतन सौदा ${claims.dealClosing} में पूरा होता है। लोन हो, कागज़ कम हों या मालिक विदेश में हों, तो ज़्यादा समय लग सकता है।`,
  ready: "शुरू में शहर, साइज़ और बजट। पहचान के कागज़ बाद में, ख़रीदते समय।",
} satisfies Content["essentials"];

const headings = {
  doors: { title: "आप क्या ढूँढ रहे हैं?", lead: "हर फ़ॉर्म में करीब तीन मिनट लगते हैं।" },
  steps: { label: "काम कैसे होता है", title: "छह कदम, और हर कदम के बाद आपको क्या मिलता है" },
} as const satisfies Content["headings"];

const doors = [
  {
    title: "फ़्लैट, विला, पेंटहाउस या स्टूडियो",
    text: "रहने के लिए या किराए पर देने के लिए, तैयार या बनता हुआ।",
    picture: "why-us",
    alt: "सामने से खुला घर का मॉडल, जिसका हर कमरा दिखता है",
    href: "/buy-flat",
  },
  {
    title: "ज़मीन का प्लॉट",
    text: "अपने घर, खेत या दुकान के लिए।",
    picture: "plot-empty",
    alt: "सड़क के किनारे खूँटियाँ लगे प्लॉट का मॉडल",
    href: "/buy-plot",
  },
] as const satisfies Content["doors"];

const why = {
  title: "हमें क्यों चुनें",
  claim: "पोर्टल आपको सब कुछ दिखाता है। हम वही गिने-चुने घर दिखाते हैं जो देखने लायक हों।",
  reasons: [
    "आपको और लिस्टिंग नहीं चाहिए। आपको कोई चाहिए जो जानता हो कि आप क्या चाहते हैं, और बताए कि कागज़ पर ठीक दिखने वाला फ़्लैट फ़्लाईओवर के सामने है।",
    "हम पारिवारिक कारोबार हैं, और वैसे ही ढूँढते हैं जैसे कोई अपने भाई-बहन के लिए ढूँढे: चुपचाप, और बजट के अंदर।",
    "एडवांस देने से घर आपका नहीं हो जाता। रजिस्ट्री और म्यूटेशन से होता है।",
  ],
} satisfies Content["why"];

const steps = [
  {
    title: "आपकी ज़रूरत समझना",
    text: "एक लंबी कॉल: परिवार, काम, बच्चों का स्कूल, लोन, और वह बात जो आप कभी नहीं मानेंगे।",
    gain: "एक ब्योरा, जिसे आप ठीक करके मंज़ूर करते हैं",
  },
  {
    title: "चुने हुए विकल्प",
    text: "हम अपनी जान-पहचान के मालिकों और बिल्डरों के बीच निजी तौर पर ढूँढते हैं।",
    gain: "छोटी सूची, हर घर की कमियों के साथ",
  },
  {
    title: "कागज़ों की जाँच",
    text: "टाइटल से सोसाइटी तक सब कागज़।",
    gain: "आपकी पसंद के हर घर पर एक रिपोर्ट",
  },
  {
    title: "विज़िट और वीडियो टूर",
    text: "ख़ुद जाकर, या दूसरे शहर में हों तो वीडियो पर। घर को दिन की रोशनी में और फिर शाम को देखें।",
    gain: "हर घर पर आपकी अपनी राय",
  },
  {
    title: "मोल-भाव",
    text: "हम पता करते हैं कि आस-पास के घर कितने में बिके। ऊपरी हद आप तय करते हैं, बात हम करते हैं।",
    gain: "कीमत, शर्तें और तारीख़ें, कागज़ पर",
  },
  {
    title: "कानूनी मदद",
    text: "एग्रीमेंट, लोन के कागज़, स्टाम्प ड्यूटी, रजिस्ट्री और म्यूटेशन।",
    gain: "रजिस्टर्ड डीड और पूरी फ़ाइल",
  },
] satisfies Content["steps"];

const gainLabel = "आपको मिलता है";

const model = {
  title: "टोकन देने से पहले क्या जाँचें",
  picture: "buy-property",
  alt: "वही घर और चाबी शाम को, खिड़कियों में रोशनी",
  points: [
    { title: "टाइटल", text: `उसकी पड़ताल ${claims.titleTrace} पीछे तक जाती है।`, at: [48, 29] },
    { title: "मंज़ूरियाँ", text: "पास हुआ नक्शा और कंप्लीशन सर्टिफ़िकेट।", at: [66, 37] },
    { title: "RERA", text: "प्रमोटर कौन है, और उसने क्या वादा किया।", at: [51, 47] },
    { title: "बकाया", text: "प्रॉपर्टी टैक्स, और उस पर कोई लोन।", at: [61, 62] },
    { title: "सोसाइटी", text: "उसका बकाया, और उसका अनापत्ति पत्र।", at: [39, 74] },
  ],
} as const satisfies Content["model"];

const closing = {
  as: "letter",
  title: "बताएँ कि आपका घर कैसा हो",
  text: [`जवाब ${claims.response}। लोन भी चाहिए? `, { label: "यहाँ आवेदन करें।", href: loan }],
  action: flat,
} as const satisfies Content["closing"];

export const content: Content = {
  model,
  essentials,
  page,
  hero,
  headings,
  doors,
  why,
  steps,
  gainLabel,
  closing,
};
