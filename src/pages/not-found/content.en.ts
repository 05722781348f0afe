import type { Translation } from "../../i18n/translation.ts";

/** Shown at every unknown address. */
export const content = {
  page: {
    path: "/404",
    canonical: false,
    title: "Page not found",
    description: "There’s nothing at this address. Here are some pages to try.",
    listed: false,
  },
  intro: {
    title: "Nothing is built on this plot",
    lead: "There’s no page at this address. It may have moved, or the link may have lost a letter on the way.",
  },
  home: { label: "Go to the home page", href: "/" },
  picture: { alt: "A model of a marked-out plot with a blank sign and nothing built on it" },
  waysOn: {
    title: "You may be looking for",
    links: [
      { label: "All services", href: "/all-services" },
      { label: "Exchange a property", href: "/exchange-property" },
      { label: "Buy a property", href: "/buy-property" },
      { label: "Help for NRIs", href: "/nri-corner" },
      { label: "Answers to common questions", href: "/faq" },
      { label: "Raise a query", href: "/query" },
    ],
    talk: "Or ask a person:",
  },
};

export type Content = Translation<typeof content>;
