/** Sample papers in Hindi. Every name, figure and date in them is invented. */
import type * as english from "./documents.ts";
import type { Translation } from "../i18n/translation.ts";

export const titleTrace = {
  sample: true,
  title: "टाइटल की पड़ताल",
  desk: "लीगल टीम",
  file: "फ़ाइल T-000",
  day: "दो मई",
  subject: [
    { label: "प्रॉपर्टी", value: "मकान 14, नोएडा का एक सेक्टर" },
    { label: "कब से कब तक पढ़ा", value: "1996 से आज तक" },
  ],
  columns: ["साल", "क्या हुआ, और उसका कागज़", "क्या मिला"],
  links: [
    { year: "1996", event: "प्राधिकरण ने प्लॉट दिया", paper: "आवंटन पत्र, लीज़ डीड", found: "ठीक" },
    {
      year: "2004",
      event: "पहले मालिक ने बेचा",
      paper: "सेल डीड, रजिस्टर्ड, ड्यूटी चुकाई हुई",
      found: "ठीक",
    },
    {
      year: "2011",
      event: "तीन वारिसों को विरासत में मिला",
      paper: "रिलीज़ डीड, तीन में से दो दस्तख़त",
      found: "नहीं मिला",
      open: true,
    },
    {
      year: "2018",
      event: "बैंक ने घर पर लोन दिया",
      paper: "चार्ज, और उसे हटाने वाला पत्र",
      found: "ठीक",
    },
    { year: "आज", event: "सोसाइटी का बकाया", paper: "खाते का विवरण", found: "₹18,400 चुकाने हैं" },
  ],
  verdict: {
    label: "हमारा जवाब",
    word: "अभी नहीं",
    text: "तब ख़रीदें, जब तीसरा वारिस रजिस्टर्ड रिलीज़ पर दस्तख़त कर दे।",
  },
  signed: "लीगल टीम ने पढ़ा और साइन किया",
  enclosed: "साथ में: ग्यारह कॉपियाँ, सब पर नंबर",
  seal: "AIPM · लीगल टीम · नमूना मुहर ·",
} as const satisfies Translation<typeof english.titleTrace>;

export const costSheet = {
  sample: true,
  title: "ख़र्च की शीट",
  file: "एक्सचेंज X-000, 1 में से शीट 1",
  day: "दस जून",
  subject: "कोथरुड का 2 BHK, बानेर के 3 BHK के बदले",
  columns: ["", "आपका, ₹", "उनका, ₹"],
  values: [
    { label: "कीमत, एक ही तरीके से", yours: "85,00,000", theirs: "1,10,00,000" },
    { label: "बाकी होम लोन", yours: "कुछ नहीं", theirs: "12,00,000" },
  ],
  difference: { label: "फ़र्क, जो आपको देना है", sum: "25,00,000" },
  parts: [
    { label: "उनके बैंक को, लोन बंद करने के लिए", sum: "12,00,000" },
    { label: "उनको, चाबी सौंपने के दिन", sum: "13,00,000" },
  ],
  others: [
    { label: "स्टाम्प ड्यूटी, रजिस्ट्री", value: "उस दिन आपके राज्य की दर से" },
    { label: "हमारी फ़ीस", value: "जैसी आपके फ़ीस के पत्र में है" },
  ],
  initials: ["आप", "वे", "AIPM"],
} as const satisfies Translation<typeof english.costSheet>;

export const feeLetter = {
  sample: true,
  title: "फ़ीस का पत्र",
  file: "पत्र F-000",
  to: ["सेवा में", "पुणे के एक फ़्लैट के मालिक"],
  day: "पहली अप्रैल",
  subject: "आपका फ़्लैट बेचने की हमारी फ़ीस",
  greeting: "नमस्ते,",
  terms: [
    { label: "हमारा काम।", text: "बिक्री, कीमत आँकने से रजिस्ट्री तक।" },
    { label: "फ़ीस।", text: "एक ही आँकड़ा: ₹85,000।" },
    { label: "कब देनी है।", text: "तीस जून को।" },
    { label: "दूसरों को।", text: "स्टाम्प ड्यूटी, रजिस्ट्री और सोसाइटी के शुल्क।" },
  ],
  close: "यह नमूना है। आपके काम की फ़ीस आपके साथ तय होती है।",
  signatures: ["AIPM की ओर से", "मालिक"],
  seal: "AIPM · फ़ीस पहले तय · नमूना ·",
} as const satisfies Translation<typeof english.feeLetter>;

export const buyerUndertaking = {
  sample: true,
  title: "ख़रीदार का वचन-पत्र",
  file: "वचन-पत्र U-000",
  to: ["मालिक के नाम", "AIPM की गोपनीय टीम के ज़रिए"],
  day: "पहला पन्ना दिखाने से पहले",
  subject: "दिखाई गई जानकारी का क्या किया जा सकता है",
  greeting: "ख़रीदार का वचन:",
  terms: [
    {
      label: "इस्तेमाल।",
      text: "जानकारी सिर्फ़ ख़रीदने का फ़ैसला करने के लिए पढ़ी जाएगी, और किसी काम के लिए नहीं।",
    },
    {
      label: "पढ़ने वाले।",
      text: "मेरे वकील, बैंकर और मूल्यांकक इसे पढ़ सकते हैं। उनके नाम पहले दिए जाएँगे, और उनकी ज़िम्मेदारी मेरी है।",
    },
    { label: "गोपनीयता।", text: "बिक्री की बात किसी किराएदार, कर्मचारी, पड़ोसी या ब्रोकर से नहीं होगी।" },
    { label: "संपर्क।", text: "बारह महीने तक मालिक से बात सिर्फ़ AIPM के ज़रिए होगी।" },
    {
      label: "कागज़।",
      text: "सौदा न हो, तो सात दिनों में हर कॉपी नष्ट होगी, और इसकी लिखित सूचना दी जाएगी।",
    },
  ],
  close: "यह मसौदा है। किसी के साइन करने से पहले मालिक के वकील इसकी भाषा पक्की करते हैं।",
  signatures: ["AIPM की ओर से", "ख़रीदार"],
  seal: "AIPM · गोपनीय टीम · नमूना ·",
} as const satisfies Translation<typeof english.buyerUndertaking>;

export const visitNote = {
  sample: true,
  title: "विज़िट का नोट",
  file: "हफ़्ते की विज़िट V-000",
  day: "तीन जुलाई",
  facts: [
    { label: "घर", value: "ख़ाली 2 BHK, ठाणे" },
    { label: "कब से कब तक", value: "10:40 से 11:05 तक" },
    { label: "मीटर", value: "004 218" },
  ],
  checks: [
    { label: "दरवाज़े, खिड़कियाँ, ताले", value: "सब बंद" },
    { label: "नल, टंकी, नालियाँ", value: "रसोई का नल टपकता है", open: true },
    { label: "स्विच और बत्तियाँ", value: "सब ठीक" },
    { label: "चिट्ठियाँ, नोटिस", value: "एक, स्कैन की हुई" },
  ],
  plan: "फ़्लैट का नक्शा, जिसमें फ़ोटो लेने की छह जगहों पर नंबर हैं; रसोई पर घेरा है",
  photographs: "फ़ोटो 1 से 6 आपकी फ़ाइल में हैं",
  ask: { text: "क्या नल में नया वॉशर लगा दें?", answers: ["हाँ", "नहीं"] },
  signed: "केयरटेकर",
} as const satisfies Translation<typeof english.visitNote>;
