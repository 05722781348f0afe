import { moving } from "../../content/claims.hi.ts";
import { formatCost, fees } from "../../content/fees.hi.ts";
import { formLink } from "../../content/form-link.ts";
import type { Content } from "./content.en.ts";

const quote = { label: "शिफ़्टिंग का कोटेशन लें", href: "/shift-logistics" } as const;

const page = {
  path: "/shifting",
  title: "शिफ़्टिंग और लॉजिस्टिक्स: पैकिंग, ढुलाई, स्टोरेज",
  description: `घर या दफ़्तर की पैकिंग, ढुलाई और स्टोरेज। शहर के अंदर ${moving.local} पहले, दूसरे राज्य में ${moving.interstate} पहले बुक करें; ${moving.insurance} शामिल।`,
  picture: "shifting",
  action: quote,
} satisfies Content["page"];

const hero = {
  label: "शिफ़्टिंग और स्टोरेज",
  title: "पैकिंग से सामान जमाने तक",
  lead: "हम आपका सामान पैक करते हैं, पहुँचाते हैं और ज़रूरत हो तो रखते भी हैं। दो पते और तारीख़ बताएँ, कोटेशन हम देंगे।",
  picture: "shifting-wide",
  narrow: "shifting",
  alt: "हरे ट्रक का मॉडल, जिसमें सोफ़ा और डिब्बे रखे जा रहे हैं",
  links: [quote, { label: "कब बुक करें", href: "#notice" }],
} as const satisfies Content["hero"];

/** In days from the left end, twenty days before the move. */
const notice = [
  { label: "दूसरे राज्य में", value: `${moving.interstate} पहले`, from: 0, to: 5 },
  { label: "शहर के अंदर", value: `${moving.local} पहले`, from: 10, to: 13 },
] satisfies Content["scale"]["spans"];

const scale = {
  spans: notice,
  end: 20,
  ticks: [
    { at: 0, label: "20 दिन पहले" },
    { at: 5, label: "" },
    { at: 10, label: "10" },
    { at: 15, label: "" },
    { at: 20, label: "शिफ़्टिंग का दिन" },
  ],
} as const satisfies Content["scale"];

const essentials = {
  cost: `${formatCost(fees.shifting)} यह सामान, मंज़िल, लिफ़्ट, दूरी और तारीख़ पर निर्भर करता है।`,
  fee: fees.shifting,
  time: [`एक्सप्रेस ${moving.express} में। बाकी के लिए देखें `, { label: "कब बुक करें", href: "#notice" }, "।"],
  ready: "दो पते और एक तारीख़। कमरों का वीडियो हो, तो कोटेशन पक्का बनता है।",
} satisfies Content["essentials"];

const headings = {
  moves: { title: "क्या ले जाना है?", lead: "एक चुनें, और फ़ॉर्म उसी जवाब के साथ खुलेगा।" },
  notice: {
    title: "कब बुक करें",
    lead: "शिफ़्टिंग के दिन से पीछे गिनें। महीने के आख़िर में और त्योहारों से पहले, जितना पहले उतना अच्छा।",
  },
  checklist: { title: "आपकी चेकलिस्ट" },
  questions: {
    title: "आम सवाल",
    lead: "बेसिक ट्रांज़िट बीमा शामिल। बाकी आपके कोटेशन में लिखा होता है। हम नकद, गहने, गैस सिलेंडर, ईंधन, कुछ राज्यों की सीमा के पार पौधे, और पालतू जानवर नहीं ले जाते।",
  },
} as const satisfies Content["headings"];

const quoteFor = (moveType: string): string => formLink("/shift-logistics", { moveType });

const moves = [
  {
    title: "पूरा घर",
    text: "रसोई से परदों तक सब कुछ हम पैक करते, पहुँचाते और फिर लगाते हैं।",
    href: quoteFor("Full Home"),
  },
  {
    title: "घर का कुछ सामान",
    text: "कुछ कमरे अभी, बाकी बाद में; या आधा आपके पास, आधा माता-पिता के यहाँ।",
    href: quoteFor("Partial Move"),
  },
  {
    title: "कोई एक सामान",
    text: "पियानो, फ़्रिज, स्कूटर, दादी की अलमारी।",
    href: quoteFor("Single Item"),
  },
  {
    title: "दफ़्तर",
    text: "मेज़ें, सर्वर और फ़ाइलें, शनिवार-इतवार में, ताकि सोमवार काम का दिन रहे।",
    href: quoteFor("Office Move"),
  },
] satisfies Content["moves"];

const model = {
  title: "हम क्या करते हैं",
  picture: "shifting",
  alt: "वही ट्रक शाम को, सोफ़े और डिब्बों के साथ",
  points: [
    {
      title: "पैकिंग",
      text: "काँच कागज़ में, कपड़े हैंगर पर, डिब्बों पर नंबर। निजी चीज़ें आप ख़ुद पैक कर सकते हैं।",
      at: [74, 62],
    },
    {
      title: "ढुलाई",
      text: "सही आकार की गाड़ी, चढ़ाने से उतारने तक।",
      at: [76, 44],
    },
    {
      title: "सामान खोलना और जमाना",
      text: "पलंग जोड़े हुए और डिब्बे अपने-अपने कमरे में।",
      at: [31, 54],
    },
  ],
} as const satisfies Content["model"];

const storage = {
  title: "बीच के दिनों के लिए स्टोरेज",
  text: "पुराना घर 30 तारीख़ को ख़ाली करना है और नया फ़्लैट 15 तारीख़ को मिलेगा। तब तक आपका सामान हम ताले में रखते हैं।",
  /** The note that the form opens with. */
  instructions: "बीच में स्टोरेज चाहिए",
  at: [55, 45],
} as const satisfies Content["storage"];

const checklist = [
  {
    when: "दो हफ़्ते पहले",
    what: "छाँटें",
    text: "किसी को दें, बेचें, फेंकें। जो साथ नहीं जाता, उसका ख़र्च नहीं लगता।",
  },
  {
    when: "एक हफ़्ता पहले",
    what: "बता दें",
    text: "दोनों सोसाइटी को, लिफ़्ट और पार्किंग के लिए। गैस, इंटरनेट, बैंक, स्कूल।",
  },
  {
    when: "एक दिन पहले",
    what: "अलग रखें",
    text: "कागज़, गहने, दवाइयाँ और चार्जर आपके साथ जाते हैं, ट्रक में नहीं।",
  },
  {
    when: "शिफ़्टिंग का दिन",
    what: "गिनें",
    text: "डिब्बे निकले, डिब्बे आए, एक ही सूची पर। साइन तभी करें, जब गिनती मिल जाए।",
  },
] satisfies Content["checklist"];

const questions = [
  {
    question: "इतना पहले बुक करना मुमकिन नहीं। अब क्या करूँ?",
    answer:
      "फ़ॉर्म में एक्सप्रेस शिफ़्टिंग के लिए कहें, या दो तारीख़ें लिखें। महीने के बीच का काम का दिन आम तौर पर आसानी से मिलता है।",
  },
  {
    question: "बीमे में क्या-क्या आता है?",
    answer:
      "यह बेसिक ट्रांज़िट बीमा है। इसकी शर्तें और सीमा कोटेशन के साथ पूछ लें। कलाकृति, पियानो या सर्वर हो, तो फ़ॉर्म में बता दें।",
  },
  {
    question: "मेरा नया घर तैयार नहीं है। सामान कहाँ जाएगा?",
    answer: "स्टोरेज में, जब तक आपको चाबी न मिल जाए। ख़र्च जगह और समय पर निर्भर करता है।",
  },
  {
    question: "कोई चीज़ टूटी हुई पहुँची। अब क्या?",
    answer: "साइन करने से पहले सूची पर लिख दें, फ़ोटो लें और उसी दिन हमें कॉल करें।",
  },
  {
    question: "क्या सामान ख़ुद पैक कर सकते हैं?",
    answer:
      "हाँ। फ़ॉर्म में बता दें, ताकि कोटेशन उसी हिसाब से बने। पूछ लें कि आपके पैक किए डिब्बे बीमे में आते हैं या नहीं।",
  },
] satisfies Content["questions"];

const closing = {
  as: "phone",
  title: "कोटेशन के लिए दो पते और एक तारीख़ काफ़ी हैं",
  text: "शिफ़्टिंग सलाहकार आपको कॉल करके कमरों, मंज़िलों और लिफ़्ट के बारे में पूछेंगे।",
  action: quote,
} as const satisfies Content["closing"];

export const content: Content = {
  essentials,
  model,
  page,
  hero,
  scale,
  headings,
  moves,
  storage,
  checklist,
  questions,
  closing,
};
