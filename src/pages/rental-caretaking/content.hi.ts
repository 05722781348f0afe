import { sampleNotes } from "../../content/sample-notes.hi.ts";
import { visitNote } from "../../content/documents.hi.ts";
import { disputeTimelines, inspections, rentReminders, rentalPackages } from "../../content/claims.hi.ts";
import type { Content } from "./content.en.ts";

const page = {
  path: "/rental-caretaking",
  title: "किराया और प्रॉपर्टी की देखभाल",
  description: `किराया याद दिलाना, जाँच और मरम्मत, ${rentalPackages.basic} से। किराए पर दी प्रॉपर्टी की जाँच हर महीने, ख़ाली की हर हफ़्ते। तीन पैकेज देखें।`,
  picture: "rental-caretaking",
} satisfies Content["page"];

const rentOut = { label: "मेरी प्रॉपर्टी सँभालें", href: "/rent-property" } as const;

const hero = {
  label: "किराया और देखभाल",
  title: "आप दूर हों, तब भी आपकी प्रॉपर्टी की देखभाल",
  lead: "किराया, विज़िट, मरम्मत और पड़ोसी हम देखते हैं। आपको फ़ोटो मिलती हैं, हिसाब मिलता है, और कॉल करने के लिए एक व्यक्ति।",
  picture: "rental-caretaking-wide",
  narrow: "rental-caretaking",
  alt: "बालकनियों वाले घर का मॉडल, चाबियों का बोर्ड, और सामने केयरटेकर",
  links: [rentOut, { label: "पैकेज मिलाकर देखें", href: "#packages" }],
} as const satisfies Content["hero"];

const headings = {
  people: { title: "उन मालिकों के लिए जो कहीं और रहते हैं" },
  packages: {
    title: "तीन पैकेज, महीने के हिसाब से",
    lead: `हमारी सलाह स्टैंडर्ड है। प्रॉपर्टी की ज़रूरत बदले, तो पैकेज बदल लें। ${sampleNotes.packages}`,
  },
  reminders: {
    title: "जब किराया देर से आए",
    lead: "हर किराएदार के लिए वही तीन कदम।",
  },
  looks: { label: "जाँच", title: "कोई जाकर देखता है" },
  terms: {
    label: "सवाल",
    title: "हमें चाबी देने से पहले",
    lead: "ख़र्च कितना है, शुरुआत कैसे होती है, और मालिक क्या पूछते हैं।",
  },
  inspection: { title: "जाँच में क्या-क्या देखा जाता है" },
} as const satisfies Content["headings"];

const [tenant] = disputeTimelines;

const people = [
  {
    title: "आप विदेश में रहते हैं",
    text: "फ़्लैट गुरुग्राम में किराए पर है, आप दुबई में हैं, और किराया फिर देर से आया। आपको 20 तारीख़ को पता चलता है।",
  },
  {
    title: "आपका दूसरा घर है",
    text: "वह साल में ज़्यादातर ख़ाली रहता है, और टपकते नल का पता पड़ोसियों को आपसे पहले चलेगा।",
  },
  {
    title: "आपको विरासत में घर मिला है",
    text: "आप अभी बेचना नहीं चाहते। उसे किराएदार चाहिए, या कम से कम कोई जिसके पास चाबी हो।",
  },
] satisfies Content["people"];

/** The features are sample content. The prices are the business's own. */
const packages = {
  caption: "तीनों पैकेज, साथ-साथ",
  sample: true,
  columns: [
    { title: "बेसिक", price: rentalPackages.basic },
    { title: "स्टैंडर्ड", price: rentalPackages.standard, recommended: true },
    { title: "प्रीमियम", price: rentalPackages.premium },
  ],
  rows: [
    { label: "किसके लिए", cells: ["किराएदार समय पर देता है", "मालिक दूसरे शहर में", "मालिक विदेश में"] },
    { label: "किराया याद दिलाना और वसूलना", cells: [true, true, true] },
    { label: "फ़ोटो के साथ जाँच", cells: [true, true, true] },
    { label: "हर महीने का हिसाब", cells: [true, true, true] },
    { label: "किराएदार ढूँढना और जाँचना", cells: [false, true, true] },
    { label: "एग्रीमेंट और पुलिस वेरिफ़िकेशन", cells: [false, true, true] },
    { label: "मरम्मत", cells: ["हम बताते हैं", "हम करवाते हैं", "हम करवाते हैं और देखरेख करते हैं"] },
    { label: "सोसाइटी का बकाया और बिल भरना", cells: [false, true, true] },
    { label: "प्रॉपर्टी टैक्स और कागज़ ठीक रखना", cells: [false, false, true] },
    { label: "आप किससे बात करेंगे", cells: ["हमारी डेस्क", "आपके मैनेजर", "आपके मैनेजर"] },
  ],
} satisfies Content["packages"];

const [first, notice, last] = rentReminders;
const reminders = [
  {
    when: first.when,
    what: "पहला रिमाइंडर",
    text: "किराएदार को एक विनम्र मैसेज और कॉल।",
  },
  { when: notice.when, what: "औपचारिक नोटिस", text: "रकम और तारीख़ के साथ, जैसा एग्रीमेंट में लिखा है।" },
  {
    when: last.when,
    what: "कानूनी कार्रवाई",
    text: `सिर्फ़ आपके कहने पर। किराएदार के विवाद में ${tenant.time} लगते हैं।`,
  },
] satisfies Content["reminders"];

const looks = [
  "सीलन, रिसाव और दीवारों का हाल",
  "नल, स्विच, लिफ़्ट और ताले",
  "मीटर की रीडिंग और बाकी बिल",
  "कौन रह रहा है, एग्रीमेंट से मिलाकर",
  "डाक, नोटिस, और गार्ड क्या कहता है",
] satisfies Content["looks"];

const terms = [
  {
    term: "ख़र्च कितना है?",
    detail: "पैकेज, हर महीने। मरम्मत और बिल अलग से।",
  },
  { term: "शुरुआत कैसे होती है?", detail: "एक विज़िट, फ़ोटो के साथ हर चीज़ की सूची, और और चाबी की साइन की हुई रसीद।" },
  {
    term: "आपको मुझसे क्या चाहिए?",
    detail: "मालिकाना हक का प्रमाण, चाबियाँ, किराएदार हो तो उसका एग्रीमेंट, और वह नंबर जिस पर आपसे बात हो सके।",
  },
  { term: "किराया कहाँ जाता है?", detail: "आपके खाते में। किराएदार पैसा सीधे आपको देता है।" },
] satisfies Content["terms"];

const questions = [
  {
    question: "किराएदार पहले से है। क्या आप सँभाल सकते हैं?",
    answer:
      "हाँ। एग्रीमेंट वैसा ही रहता है। हम किराएदार से मिलते हैं, मीटर पढ़ते हैं और हर कमरे का हाल लिखते हैं, ताकि दोनों एक ही सूची से शुरू करें।",
  },
  {
    question: "क्या किराएदार भी आप ढूँढते हैं?",
    answer: "हाँ, स्टैंडर्ड और उससे ऊपर: हम ढूँढते, जाँचते और मिलवाते हैं, और चुनते आप हैं। या बिना पैकेज के, सिर्फ़ किराए पर देने का फ़ॉर्म भेजें।",
  },
  {
    question: "मुझे रहने के लिए किराए का घर चाहिए। क्या आपके पास है?",
    answer:
      "AIPM मालिकों की ओर से घर किराए पर देता है, और घरों की सूची नहीं छापता। हमें लिखें कि कहाँ, कितने समय के लिए और कितने किराए में चाहिए। किसी मालिक का घर मेल खाया, तो हम कॉल करेंगे।",
    link: { label: "हमें लिखें", href: "/contact-form" },
  },
  {
    question: "क्या पैकेज बदला जा सकता है?",
    answer:
      "हाँ। जब तक किराएदार पैसे देता है, बेसिक काफ़ी हो सकता है, और फ़्लैट ख़ाली हो जाए तो स्टैंडर्ड। जिनसे आप बात करते हैं, वही बदल देते हैं।",
  },
] satisfies Content["questions"];

const visits = [
  { what: "किराए पर दी प्रॉपर्टी", when: inspections.let },
  { what: "ख़ाली प्रॉपर्टी", when: inspections.vacant },
] satisfies Content["visits"];

const dashboard = {
  title: "ग्राहकों का पूरा डैशबोर्ड जल्द आ रहा है।",
  text: "तब तक फ़ोटो, हिसाब और रसीदें आपको ईमेल या WhatsApp पर मिलती हैं।",
} satisfies Content["dashboard"];

const closing = {
  as: "phone",
  title: "बारिश में चैन से सोएँ। हम जाकर देख\u00A0लेंगे",
  text: "प्रॉपर्टी और किराए के बारे में बताएँ। हम इसे प्रकाशित नहीं करते।",
  action: rentOut,
} as const satisfies Content["closing"];

export const content: Content = {
  page,
  hero,
  headings,
  people,
  packages,
  reminders,
  looks,
  terms,
  questions,
  visits,
  dashboard,
  closing,
  visitNote,
};
