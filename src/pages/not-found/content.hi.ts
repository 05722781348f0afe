import type { Content } from "./content.en.ts";

export const content: Content = {
  page: {
    path: "/404",
    canonical: false,
    title: "पेज नहीं मिला",
    description: "इस पते पर कुछ नहीं है। आगे के कुछ रास्ते यहाँ हैं।",
    listed: false,
  },
  intro: {
    title: "इस प्लॉट पर कुछ नहीं बना है",
    lead: "इस पते पर कोई पेज नहीं है। हो सकता है पेज बदल गया हो, या लिंक में कोई अक्षर छूट गया हो।",
  },
  home: { label: "होम पेज पर जाएँ", href: "/" },
  picture: { alt: "एक ख़ाली प्लॉट का मॉडल, जिस पर कुछ नहीं बना और बोर्ड भी ख़ाली है" },
  waysOn: {
    title: "आगे के रास्ते",
    links: [
      { label: "सभी सेवाएँ", href: "/all-services" },
      { label: "प्रॉपर्टी एक्सचेंज करें", href: "/exchange-property" },
      { label: "प्रॉपर्टी ख़रीदें", href: "/buy-property" },
      { label: "NRI के लिए मदद", href: "/nri-corner" },
      { label: "आम सवालों के जवाब", href: "/faq" },
      { label: "पूछताछ करें", href: "/query" },
    ],
    talk: "या किसी से पूछें:",
  },
};
