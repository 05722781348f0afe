import { claims, responseMeans } from "../../content/claims.hi.ts";
import { feeLetter } from "../../content/documents.hi.ts";
import type { Content } from "./content.en.ts";

const page = {
  path: "/about/promise",
  title: "हमारा वादा",
  description: "AIPM के पीछे के परिवार का पत्र: जवाब, प्राइवेसी, फ़ीस और कागज़ों पर छह वादे, और हर एक को कैसे परखें।",
  picture: "promise",
} satisfies Content["page"];

const opening = {
  title: "हमारा वादा",
  lead: "वादा वही काम का है, जिसे परखा जा सके। इसलिए हमने अपने वादे लिख दिए, और साथ में यह भी कि उन्हें कैसे परखें।",
  crumbs: [{ label: "हमारे बारे में", href: "/about" }, { label: "हमारा वादा" }],
} as const satisfies Content["opening"];

const envelope = { picture: "promise", alt: "एक तश्तरी में मुहर लगा पत्र और पीतल की चाबी" } as const;

const promises = [
  {
    title: "हम आपको जवाब देंगे",
    text: `${claims.response}, ${responseMeans}, जवाब; और देने वाला वह, जिसने आपका लिखा पढ़ा है।`,
    hold: "आपकी रिक्वेस्ट का एक रेफ़रेंस होता है। वही बताएँ, और हमें पता होता है कि आपने कब क्या पूछा।",
  },
  {
    title: "हम आपका मामला निजी रखेंगे",
    text: "आपकी प्रॉपर्टी प्रकाशित नहीं की जाती। उसकी जानकारी हमारी अपनी जाँच के बाद जाँचे-परखे ख़रीदारों या पार्टनरों तक पहुँचती है।",
    hold: "कभी भी पूछें कि आपकी जानकारी किसने देखी है। हम बताएँगे।",
  },
  {
    title: "ख़र्च होने से पहले हम बताएँगे कि ख़र्च कितना है",
    text: `${claims.askingFree}। जिस काम की फ़ीस है, वह काम शुरू होने से पहले आपके साथ लिखकर तय होती है।`,
    hold: `आपको फ़ीस का पत्र मिलता है, और ${claims.feeLetterAlone}।`,
  },
  {
    title: "हम पहले कागज़ पढ़ेंगे",
    text: `टाइटल, बकाया और मंज़ूरियाँ, विज़िट और एडवांस से पहले। टाइटल की पड़ताल ${claims.titleTrace} पीछे तक जाती है।`,
    hold: "जो मिले, वह आपको कागज़ पर मिलता है, तब भी जब वह सौदे के ख़िलाफ़ हो।",
  },
  {
    title: "हम आपसे कहेंगे कि मत ख़रीदिए",
    text: "अगर टाइटल कमज़ोर है, कीमत गलत है या लोन आपके लिए भारी है, तो यह बात आपको हमसे ही पता चलेगी।",
    hold: "अपने सलाहकार से पूछें: क्या आप इसे अपने परिवार के लिए ख़रीदते?",
  },
  {
    title: "चाबी मिलने के बाद भी हम साथ रहेंगे",
    text: "किराएदार पैसे न दे, दीवार में सीलन आए, टैक्स का नोटिस आए: जिस नंबर पर आपने पहली बार कॉल की थी, तब भी उसी पर करें।",
    hold: "वह नंबर हर पेज के नीचे लिखा है।",
  },
] satisfies Content["promises"];

const letter = {
  salutation: "उन सबके नाम, जो अपना घर हमें सौंपते हैं",
  hold: "ऐसे परखिए:",
  signature: "AIPM के पीछे का परिवार",
} satisfies Content["letter"];

const feeLetterHeading = {
  label: "फ़ीस के पत्र का नमूना",
  title: "तीसरा वादा, कागज़ पर",
  lead: "फ़ीस का पत्र आधे पन्ने का होता है। उसमें क्या लिखा होता है, यह इस नमूने में है।",
} as const satisfies Content["feeLetterHeading"];

const closing = {
  as: "letter",
  title: "क्या हमने इनमें से कोई वादा तोड़ा?",
  text: "तो हम यह किसी और से पहले सुनना चाहते हैं।",
  action: { label: "हमें लिखें", href: "/contact-form" },
} as const satisfies Content["closing"];

export const content: Content = { page, opening, envelope, promises, letter, feeLetterHeading, feeLetter, closing };
