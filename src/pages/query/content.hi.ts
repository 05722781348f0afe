import { formLink } from "../../content/form-link.ts";
import { claims } from "../../content/claims.hi.ts";
import type { Content } from "./content.en.ts";

const page = {
  path: "/query",
  picture: "query",
  title: "पूछताछ केंद्र: अपनी ज़रूरत बताएँ",
  description: `ख़रीदना, बेचना, एक्सचेंज, किराए पर देना, निवेश, निर्माण, शिफ़्टिंग या कोई सवाल: जो चाहिए, वह चुनें और सही फ़ॉर्म खुल जाएगा। जवाब ${claims.response}।`,
} satisfies Content["page"];

const opening = {
  title: "पूछताछ केंद्र",
  picture: "query",
  lead: `आपको जो चाहिए, वह चुनें, और सही फ़ॉर्म खुल जाएगा। जवाब ${claims.response}।`,
  alt: "मॉडल में एक चौराहा: दिशा बताने वाला खंभा, और घर, टावर, प्लॉट व सोलर पैनलों के मैदान को जाते रास्ते",
  note: "अकाउंट की ज़रूरत नहीं।",
} as const satisfies Content["opening"];

const queryGroups = [
  {
    id: "buy",
    title: "ख़रीदना",
    text: "घर या ज़मीन",
    actions: [
      { label: "मुझे फ़्लैट या मकान ख़रीदना है", href: "/buy-flat" },
      { label: "मुझे प्लॉट ख़रीदना है", href: "/buy-plot" },
    ],
  },
  {
    id: "sell",
    title: "बेचना",
    text: "मैंडेट देकर, या उसके बिना",
    actions: [
      { label: "मुझे फ़्लैट या मकान बेचना है", href: "/sell-property" },
      { label: "मुझे बेचने का काम AIPM को सौंपना है (मैंडेट)", href: "/seller-mandate" },
      { label: "मुझे हाई-वैल्यू प्रॉपर्टी बेचनी या लीज़ पर देनी है", href: "/high-value-asset" },
    ],
  },
  {
    id: "exchange",
    title: "एक्सचेंज",
    text: "बेचना और ख़रीदना एक साथ",
    actions: [
      { label: "मुझे अपनी प्रॉपर्टी एक्सचेंज करनी है", href: "/property-exchange" },
      {
        label: "मुझे बड़ा घर चाहिए, और फ़र्क मेरी ओर से",
        href: formLink("/property-exchange", {
          exchangePreference: "Upgrade to bigger house by paying extra",
        }),
      },
    ],
  },
  {
    id: "rent",
    title: "किराए पर देना",
    text: "अपनी प्रॉपर्टी से कमाई",
    actions: [
      { label: "मुझे अपनी प्रॉपर्टी के लिए किराएदार चाहिए", href: "/rent-property" },
      { label: "मुझे अपनी सारी प्रॉपर्टी की देखरेख करवानी है", href: "/portfolio-management" },
    ],
    note: [
      "रहने के लिए किराए का घर चाहिए? AIPM मालिकों की ओर से घर किराए पर देता है। ",
      { label: "हमें लिखें कि कैसा घर चाहिए", href: "/contact-form" },
      "। किसी मालिक का घर मेल खाया, तो हम कॉल करेंगे।",
    ],
  },
  {
    id: "nri",
    title: "विदेश से",
    text: "NRI और OCI कार्ड वालों के लिए",
    actions: [
      { label: "मैं विदेश में हूँ, प्रॉपर्टी के काम में मदद चाहिए", href: "/nri-property" },
      {
        label: "भारत में मेरा किराएदार किराया नहीं दे रहा",
        href: formLink("/nri-property", { natureOfConcern: "Tenancy / Rent Issue" }),
      },
      {
        label: "मुझे भारत में विरासत में प्रॉपर्टी मिली है",
        href: formLink("/nri-property", { natureOfConcern: "Inherited" }),
      },
    ],
  },
  {
    id: "circle",
    title: "मिलकर ख़रीदना",
    text: "ग्रुप में, सीधे बिल्डर से",
    actions: [
      { label: "मुझे किसी सर्कल से जुड़ना है", href: "/join-group" },
      { label: "मुझे सर्कल बनाना है", href: "/group-investment" },
    ],
  },
  {
    id: "invest",
    title: "निवेश",
    text: "उभरते शहर में, या अपनी ज़मीन से",
    actions: [
      { label: "मुझे जानना है कि कौन-से इलाके ट्रेंड में हैं", href: "/trending-property-enquiry" },
      { label: "मेरे पास जॉइंट वेंचर के लिए ज़मीन है", href: "/joint-venture" },
    ],
  },
  {
    id: "papers",
    title: "पैसा और कागज़",
    text: "साइन करने से पहले",
    actions: [
      { label: "मुझे लोन चाहिए", href: "/loan-funding" },
      { label: "मुझे कागज़ों की जाँच करवानी है", href: "/document-verification" },
    ],
  },
  {
    id: "home",
    title: "निर्माण और शिफ़्टिंग",
    text: "घर का काम, और नए घर में जाना",
    actions: [
      { label: "मुझे घर बनवाना, ठीक कराना या सजाना है", href: "/interior-construction" },
      { label: "मुझे घर या दफ़्तर शिफ़्ट करना है", href: "/shift-logistics" },
    ],
  },
  {
    id: "people",
    title: "हमारे साथ काम करें",
    text: "पार्टनर, कर्मचारी और सवाल",
    actions: [
      { label: "मुझे पार्टनर बनना है", href: "/partner-application" },
      { label: "मुझे संस्थापक से सवाल पूछना है", href: "/ask-founder" },
      { label: "मैं फ़ील्ड एग्ज़ीक्यूटिव हूँ, विज़िट का ब्योरा देना है", href: "/field-executive-feedback" },
    ],
  },
] as const satisfies Content["queryGroups"];

const jumpLabel = "इस पेज पर";

const closing = {
  as: "phone",
  title: "जो चाहिए, वह यहाँ नहीं है?",
  text: "अपने शब्दों में लिखें, या कॉल करें।",
  action: { label: "संपर्क करें", href: "/contact" },
} as const satisfies Content["closing"];

export const content: Content = { page, opening, queryGroups, jumpLabel, closing };
