/** What search engines are told beside the page, in the words of schema.org. Nothing that the page does not say itself. */
import { company, offices, socialLinks } from "../content/company.ts";
import type { PageDescription } from "../content/page.ts";
import { SITE_ORIGIN } from "./origin.ts";

interface Typed {
  readonly "@context": string;
  readonly "@type": string;
}

const typed = (type: string, properties: object): Typed => ({
  "@context": "https://schema.org",
  "@type": type,
  ...properties,
});

/** One company, however many pages tell of it. */
const AGENCY = `${SITE_ORIGIN}/#agency`;

export const agency = (): Typed =>
  typed("RealEstateAgent", {
    "@id": AGENCY,
    name: company.name,
    url: `${SITE_ORIGIN}/`,
    logo: `${SITE_ORIGIN}/icon-512.png`,
    telephone: company.phone.display,
    email: company.email.display,
    areaServed: "IN",
    address: offices.map(({ lines }) => lines.join(", ")),
    sameAs: socialLinks.map(({ href }) => href),
  });

export const service = (name: string, { path, canonical, description }: PageDescription): Typed =>
  typed("Service", {
    name,
    description,
    url: SITE_ORIGIN + (canonical || path),
    areaServed: "IN",
    provider: { "@type": "RealEstateAgent", "@id": AGENCY, name: company.name, url: `${SITE_ORIGIN}/` },
  });

export interface Crumb {
  readonly label: string;
  /** Without one it is the page itself. */
  readonly href?: string;
}

export const breadcrumbList = (trail: readonly Crumb[]): Typed =>
  typed("BreadcrumbList", {
    itemListElement: trail.map(({ label, href }, i) => ({
      "@type": "ListItem",
      position: i + 1,
      name: label,
      // The last one is the page itself, and needs no address.
      item: href && SITE_ORIGIN + href,
    })),
  });

interface Item {
  readonly question: string;
  readonly answer: string;
}

export const faqPage = (items: readonly Item[]): Typed =>
  typed("FAQPage", {
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  });
