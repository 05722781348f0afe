import { sampleNotes } from "../../content/sample-notes.hi.ts";
import { formLink } from "../../content/form-link.ts";
import { visitNote } from "../../content/documents.hi.ts";
import {
  claims,
  disputeTimelines,
  inspections,
  rentReminders,
  rentalPackages,
} from "../../content/claims.hi.ts";
import type { Content } from "./content.en.ts";

const rentOut = { label: "मेरी प्रॉपर्टी किराए पर दें", href: "/rent-property" } as const;

const page = {
  path: "/rental-caretaking",
  title: "किराया और प्रॉपर्टी की देखभाल",
  description: `किराया याद दिलाना, जाँच और मरम्मत, ${rentalPackages.basic} से। किराए पर दी प्रॉपर्टी की जाँच हर महीने, ख़ाली की हर हफ़्ते। तीन पैकेज देखें।`,
  picture: "rental-caretaking",
  action: rentOut,
} satisfies Content["page"];

const hero = {
  label: "किराया और देखभाल",
  title: "आप दूर हों, तब भी आपकी प्रॉपर्टी की देखभाल",
  lead: "किराया, जाँच और मरम्मत हम देखते हैं, ताकि आपको वहाँ आना न पड़े।",
  picture: "rental-caretaking-wide",
  narrow: "rental-caretaking",
  alt: "बालकनियों वाले घर का मॉडल, चाबियों का बोर्ड, और सामने केयरटेकर",
  links: [rentOut, { label: "पैकेज मिलाकर देखें", href: "#packages" }],
} as const satisfies Content["hero"];

const essentials = {
  cost: `${rentalPackages.basic} से। मरम्मत और बिल अलग से।`,
  answer: `जवाब ${claims.response}। शुरुआत आम तौर पर एक विज़िट, सामान की सूची और चाबी की रसीद से होती है।`,
  ready: "मालिकाना हक का प्रमाण, चाबियाँ, किराएदार हो तो उसका एग्रीमेंट, और आपका फ़ोन नंबर।",
} satisfies Content["essentials"];

const headings = {
  people: {
    title: "उन मालिकों के लिए जो कहीं और रहते हैं",
    lead: "एक चुनें, और फ़ॉर्म उसी जवाब के साथ खुलता है।",
  },
  packages: {
    title: "तीन पैकेज, महीने के हिसाब से",
    lead: `हमारी सलाह स्टैंडर्ड है। ${sampleNotes.packages}`,
  },
  reminders: { title: "जब किराया देर से आए" },
  questions: { title: "आम सवाल" },
} as const satisfies Content["headings"];

const [tenant] = disputeTimelines;

const people = [
  {
    title: "आप विदेश में रहते हैं",
    text: "फ़्लैट गुरुग्राम में किराए पर है, आप दुबई में हैं, और किराया फिर देर से आया। आपको 20 तारीख़ को पता चलता है।",
    href: formLink(rentOut.href, { propertyType: "Flat" }),
  },
  {
    title: "आपका दूसरा घर है",
    text: "वह साल में ज़्यादातर ख़ाली रहता है, और टपकते नल का पता पड़ोसियों को आपसे पहले चलेगा।",
  },
  {
    title: "आपको विरासत में घर मिला है",
    text: "आप अभी बेचना नहीं चाहते। उसके लिए किराएदार चाहिए, या कम से कम कोई जिसके पास चाबी हो।",
    href: formLink(rentOut.href, { propertyType: "Independent House" }),
  },
] satisfies Content["people"];

/** The features are sample content. The prices are the business's own. */
const packages = {
  caption: "तीनों पैकेज, साथ-साथ (उदाहरण)",
  sample: true,
  columns: [
    { title: "बेसिक", price: rentalPackages.basic },
    { title: "स्टैंडर्ड", price: rentalPackages.standard, recommended: true },
    { title: "प्रीमियम", price: rentalPackages.premium },
  ],
  rows: [
    { label: "किसके लिए", cells: ["किराया समय पर आता है", "मालिक दूसरे शहर में", "मालिक विदेश में"] },
    { label: "किराया याद दिलाना और जाँच", cells: [true, true, true] },
    { label: "किराएदार ढूँढना और जाँचना", cells: [false, true, true] },
    { label: "मरम्मत", cells: ["हम बताते हैं", "हम करवाते हैं", "हम करवाते हैं और देखरेख करते हैं"] },
    { label: "बिल, प्रॉपर्टी टैक्स और कागज़", cells: [false, false, true] },
  ],
} satisfies Content["packages"];

const [first, notice, last] = rentReminders;
const reminders = [
  {
    when: first.when,
    what: "पहला रिमाइंडर",
    text: "किराएदार को एक विनम्र मैसेज।",
  },
  { when: notice.when, what: "औपचारिक नोटिस", text: "रकम और तारीख़ के साथ।" },
  {
    when: last.when,
    what: "कानूनी कार्रवाई",
    text: `किराएदार के विवाद में ${tenant.time} लगते हैं।`,
  },
] satisfies Content["reminders"];

const model = {
  title: "नियमित जाँच",
  lead: `किराए पर दी प्रॉपर्टी ${inspections.let}, ख़ाली ${inspections.vacant}।`,
  picture: "rental-caretaking",
  alt: "वही मकान शाम को, खिड़कियों में रोशनी",
  points: [
    { title: "सीलन, रिसाव और दीवारों का हाल", at: [78, 36] },
    { title: "नल, स्विच, लिफ़्ट और ताले", at: [36, 49] },
    { title: "मीटर की रीडिंग और बाकी बिल", at: [71, 58] },
    { title: "कौन रह रहा है, एग्रीमेंट से मिलाकर", at: [57, 46] },
    { title: "डाक, नोटिस, और गार्ड क्या कहता है", at: [49.5, 61] },
  ],
} as const satisfies Content["model"];

/** The first word of a message. */
const subject = "देखभाल";

const questions = [
  {
    question: "किराएदार पहले से है। क्या आप सँभाल सकते हैं?",
    answer:
      "हाँ। एग्रीमेंट वैसा ही रहता है। किराएदार के साथ मिलकर मीटर पढ़ लेना और हर कमरे का हाल लिख लेना अच्छा रहता है।",
  },
  {
    question: "क्या किराएदार भी आप ढूँढते हैं?",
    answer: "हाँ। ठीक लोग हम ढूँढते हैं, और चुनते आप हैं।",
  },
  {
    question: "मुझे रहने के लिए किराए का घर चाहिए। क्या आपके पास है?",
    answer:
      "AIPM मालिकों की ओर से घर किराए पर देता है, और घरों की सूची प्रकाशित नहीं करता। हमें लिखें कि कहाँ, कितने समय के लिए और कितने किराए में चाहिए। किसी मालिक का घर मेल खाया, तो हम कॉल करेंगे।",
    link: { label: "हमें लिखें", href: "/contact-form" },
  },
] satisfies Content["questions"];

const dashboard = {
  title: "ग्राहकों का पूरा डैशबोर्ड जल्द आ रहा है।",
  text: "तब तक रिपोर्ट ईमेल या WhatsApp पर आती हैं।",
} satisfies Content["dashboard"];

const closing = {
  as: "phone",
  title: "बारिश में चैन से सोएँ। घर हम देख\u00A0लेंगे",
  text: "प्रॉपर्टी और किराए के बारे में बताएँ। हम इसे प्रकाशित नहीं करते।",
  action: rentOut,
} as const satisfies Content["closing"];

export const content: Content = {
  subject,
  essentials,
  model,
  page,
  hero,
  headings,
  people,
  packages,
  reminders,
  questions,
  dashboard,
  closing,
  visitNote,
};
