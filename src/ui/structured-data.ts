/** Structured data of schema.org. It repeats only statements of the page. */
import type {
  BreadcrumbList,
  OpeningHoursSpecification,
  PostalAddress,
  RealEstateAgent,
  WithContext,
} from "schema-dts";
import { company, type Office, offices, socialLinks } from "../content/company.ts";
import { officeHours } from "../content/office-hours.ts";
import { registrations } from "../content/registrations.ts";
import { localHref } from "../i18n/links.ts";

/** The published address of the site, set at build from wrangler.toml. */
export const SITE_ORIGIN: string = import.meta.env.VITE_SITE_ORIGIN ?? "http://localhost:5173";

const CONTEXT = "https://schema.org";

/** From the lines of an office. The last line is city and pincode. */
function postalAddress({ lines }: Office): PostalAddress {
  const [, city = "", code = ""] = /^(.+) (\d{6})$/.exec(lines.at(-1)!) ?? [];
  return {
    "@type": "PostalAddress",
    streetAddress: lines.slice(0, -1).join(", "),
    addressLocality: city,
    postalCode: code,
    addressCountry: "IN",
  };
}

const DAYS = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;
const clock = (hour: number): string => `${String(hour).padStart(2, "0")}:00`;

/** `company.hours.office`, for machines. */
const openingHours: OpeningHoursSpecification = {
  "@type": "OpeningHoursSpecification",
  dayOfWeek: officeHours.days.map((day) => DAYS[day]),
  opens: clock(officeHours.opens),
  closes: clock(officeHours.closes),
};

export function agency(): WithContext<RealEstateAgent> {
  const numbers = registrations.reraAgents.filter(({ number }) => number);
  return {
    "@context": CONTEXT,
    "@type": "RealEstateAgent",
    "@id": `${SITE_ORIGIN}/#agency`,
    name: company.name,
    url: `${SITE_ORIGIN}/`,
    logo: `${SITE_ORIGIN}/icon-512.png`,
    image: `${SITE_ORIGIN}/cards/home.jpg`,
    telephone: company.phone.display,
    email: company.email.display,
    areaServed: "IN",
    address: offices.map(postalAddress),
    openingHoursSpecification: openingHours,
    ...(numbers.length > 0 && {
      identifier: numbers.map(({ state, number }) => ({
        "@type": "PropertyValue" as const,
        propertyID: `RERA ${state}`,
        value: number,
      })),
    }),
    sameAs: socialLinks.map(({ href }) => href),
  };
}

export interface Crumb {
  readonly label: string;
  /** None for the page itself. */
  readonly href?: string;
}

export const breadcrumbList = (trail: readonly Crumb[]): WithContext<BreadcrumbList> => ({
  "@context": CONTEXT,
  "@type": "BreadcrumbList",
  itemListElement: trail.map(({ label, href }, i) => ({
    "@type": "ListItem" as const,
    position: i + 1,
    name: label,
    ...(href && { item: SITE_ORIGIN + localHref(href) }),
  })),
});
