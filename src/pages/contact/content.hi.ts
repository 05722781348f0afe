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
  title: "बताएँ, बात क्या है",
  lead: `फ़ोन कोई व्यक्ति ही उठाता है, और लिखकर जवाब भी कोई व्यक्ति ही देता है। अपना नंबर छोड़ दें, हम कॉल करेंगे: ${claims.response}, ${responseMeans}, जवाब।`,
  alt: "एक मेज़, जिस पर डायल वाला टेलीफ़ोन, एक कार्ड और घर का छोटा मॉडल रखा है",
  picture: "contact-wide",
  narrow: "contact",
  links: [{ label: "हमसे बात करें", href: "/contact-form" }],
} as const satisfies Content["hero"];

const headings = {
  otherWays: { label: "दूसरे रास्ते", title: "शायद इससे छोटा कोई रास्ता हो" },
  reach: { title: "हम तक पहुँचने के चार तरीके" },
  atHand: {
    label: "कॉल करने से पहले",
    title: "ये बातें पास रखें",
    lead: "दूसरी कॉल की ज़रूरत नहीं पड़ेगी।",
  },
  offices: {
    title: "हमारे दफ़्तर",
    lead: "आने से पहले कॉल कर लें, ताकि आपका काम देखने वाले दफ़्तर में हों। हर सलाहकार से किसी भी दफ़्तर से बात हो सकती है।",
  },
} as const satisfies Content["headings"];

const otherWays = [
  {
    title: "आपको पता है कि क्या करवाना है",
    text: "पूछताछ केंद्र आपको सही फ़ॉर्म तक ले जाता है। आपकी रिक्वेस्ट उन्हीं तक पहुँचती है, जो वह काम सँभालते हैं।",
    href: "/query",
  },
  { title: "पहले एक सवाल पूछना है", text: "जवाबों के चौदह समूह: ख़र्च, समय, कागज़, गोपनीयता।", href: "/faq" },
  {
    title: "जवाब संस्थापक से चाहिए",
    text: `अपना सवाल वैसे ही लिखें, जैसे आमने-सामने बैठकर पूछते। ${claims.founderReads}।`,
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
  { term: "बात किसी तारीख़ की है", detail: "एग्रीमेंट, नोटिस या बैंक के पत्र पर लिखा दिन।" },
] as const satisfies Content["atHand"];

const visiting = {
  sample: true,
  note: "पते और रास्ते उदाहरण हैं, जब तक हमारे अपने यहाँ नहीं छपते।",
  terms: { way: "मेट्रो से", parking: "पार्किंग", languages: "हम बोलते हैं", desks: "यहाँ कौन बैठता है" },
  offices: [
    {
      way: "बाराखंबा रोड, गेट\u00A05, फिर चार मिनट पैदल",
      parking: "बेसमेंट में दो जगहें: एक दिन पहले गाड़ी का नंबर बता दें",
      languages: "हिंदी, अंग्रेज़ी, पंजाबी, उर्दू",
      desks: "संस्थापक, एक्सचेंज, कानून और RERA, ज़मीन",
    },
    {
      way: "बांद्रा-कुर्ला कॉम्प्लेक्स, गेट\u00A04, फिर सात मिनट पैदल",
      parking: "कॉम्प्लेक्स की सार्वजनिक पार्किंग, घंटे के हिसाब से",
      languages: "मराठी, हिंदी, अंग्रेज़ी, गुजराती",
      desks: "किराया, लोन, सर्कल",
    },
    {
      way: "एमजी रोड, गेट\u00A03, फिर दस मिनट पैदल",
      parking: "दरवाज़े पर नहीं; तीन मिनट दूर पार्किंग है",
      languages: "कन्नड़, अंग्रेज़ी, तमिल, मलयालम, हिंदी",
      desks: "NRI मामले, निर्माण और सोलर",
    },
  ],
} satisfies Content["visiting"];

const night = {
  title: "रात में, ग्राहकों के लिए",
  text: "फटा पाइप, टूटा ताला, घर में न जा पाता किराएदार: दफ़्तर खुलने तक ड्यूटी पर कोई फ़ोन उठाता है। नई पूछताछ सुबह देखी जाती है।",
} as const satisfies Content["night"];

const cards = {
  visit: "मिलने आएँ",
  call: "कॉल करें",
  write: "लिखें",
  hours: "काम के घंटे",
  outsideHours: "बाकी समय मैसेज भेज दें, हम कॉल करेंगे।",
} as const satisfies Content["cards"];

export const content: Content = { page, hero, headings, otherWays, atHand, cards, night, visiting, company, offices };
