import { claims, responseMeans } from "../../content/claims.hi.ts";
import { company, offices } from "../../content/company.hi.ts";
import type { Content } from "./content.en.ts";

const page = {
  path: "/contact",
  picture: "contact",
  title: "संपर्क करें",
  description:
    "नई दिल्ली, मुंबई या बेंगलुरु में AIPM को कॉल करें, लिखें या मिलने आएँ। फ़ोन नंबर, ईमेल, काम के घंटे, और जवाब कितनी जल्दी मिलेगा।",
} satisfies Content["page"];

const hero = {
  label: "संपर्क करें",
  title: "बताइए, हम आपकी क्या मदद करें?",
  lead: `कॉल करें, लिखें, या अपना नंबर दे दें। जवाब ${claims.response} ${responseMeans}।`,
  alt: "एक मेज़, जिस पर डायल वाला टेलीफ़ोन, एक कार्ड और घर का छोटा मॉडल रखा है",
  picture: "contact-wide",
  narrow: "contact",
  links: [{ label: "हमसे बात करें", href: "/contact-form" }],
} as const satisfies Content["hero"];

const headings = {
  otherWays: { label: "दूसरे रास्ते", title: "शायद इससे जल्दी का कोई रास्ता हो" },
  reach: { title: "हम तक पहुँचने के चार तरीके" },
  atHand: {
    label: "कॉल करने से पहले",
    title: "ये बातें पास रखें",
  },
  offices: {
    title: "हमारे दफ़्तर",
    lead: "आने से पहले कॉल कर लें, ताकि आपका काम देखने वाले दफ़्तर में हों।",
  },
} as const satisfies Content["headings"];

const otherWays = [
  {
    title: "आपको पता है कि क्या करवाना है",
    text: "पूछताछ केंद्र आपको सही फ़ॉर्म तक ले जाता है।",
    href: "/query",
  },
  {
    title: "पहले एक सवाल पूछना है",
    text: "विषय के हिसाब से जवाब: ख़र्च, समय, कागज़, गोपनीयता।",
    href: "/faq",
  },
  {
    title: "संस्थापक से कुछ पूछना है",
    text: "सवाल वैसे ही लिखें, जैसे आमने-सामने बैठकर पूछते।",
    href: "/ask-founder",
  },
  {
    title: "आप बिल्डर, ब्रोकर, ज़मीन मालिक या प्रोफ़ेशनल हैं",
    text: "देखें कि हमारे साथ काम करना कैसा होता है।",
    href: "/partner",
  },
] as const satisfies Content["otherWays"];

const atHand = [
  { term: "आपने फ़ॉर्म भेजा है", detail: "अपना रेफ़रेंस, AIPM-XXXXX-XXXXX: भेजने के बाद के पेज पर लिखा होता है।" },
  { term: "बात किसी प्रॉपर्टी की है", detail: "शहर और इलाका, साइज़, और आख़िरी डीड किसके नाम है।" },
  { term: "आप विदेश से कॉल कर रहे हैं", detail: "अपना टाइम ज़ोन, और वह समय जब आप फ़ोन उठा सकते हैं।" },
  { term: "काम की आख़िरी तारीख़ है", detail: "एग्रीमेंट, नोटिस या बैंक के पत्र पर लिखा दिन।" },
] as const satisfies Content["atHand"];

const addressNote = "ये पते उदाहरण हैं। हमारे अपने पते यहाँ मिलेंगे।";

const cards = {
  visit: "मिलने आएँ",
  call: "कॉल करें",
  write: "लिखें",
  hours: "काम के घंटे",
  outsideHours: "बाकी समय मैसेज भेज दें।",
} as const satisfies Content["cards"];

export const content: Content = {
  page,
  hero,
  headings,
  otherWays,
  atHand,
  cards,
  addressNote,
  company,
  offices,
};
