import { serviceLinks } from "../content/navigation.ts";
import type { PageDescription } from "../content/page.ts";
import { alternates, alternativesOf } from "../i18n/links.ts";
import { englishPathOf, LOCALES } from "../i18n/locale.ts";
import { SITE_ORIGIN, agency, service, website } from "./structured-data.ts";
import { JsonLd } from "./json-ld.tsx";

/** Where it is told who and where the company is. */
const tellsOfTheCompany = (path: string): boolean => path === "/" || path === "/contact";

/** The file that tools/cards.ts makes of the English page; an address that is nobody's shares the home page's. */
const cardOf = (english: string, canonical: PageDescription["canonical"]): string =>
  `${SITE_ORIGIN}/cards${english === "/" || canonical === false ? "/home" : english}.jpg`;

/** React hoists the tags into the head, and replaces them and the structured data on navigation. */
export function Head({ page }: { readonly page: PageDescription }) {
  const { path, canonical = path, title, wholeTitle, description, listed } = page;
  const whole = wholeTitle ? title : `${title} | AIPM`;
  const english = englishPathOf(path);
  const named = serviceLinks.find(({ href }) => href === english);
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={description} />
      {canonical === false ? null : (
        <>
          <link rel="canonical" href={SITE_ORIGIN + canonical} />
          <meta property="og:url" content={SITE_ORIGIN + canonical} />
          {alternates(path).map((one) => (
            <link key={one.lang} rel="alternate" hrefLang={one.lang} href={SITE_ORIGIN + one.path} />
          ))}
        </>
      )}
      <meta name="robots" content={listed === false ? "noindex" : "max-image-preview:large"} />
      {alternativesOf(path).map((locale) => (
        <meta key={locale} property="og:locale:alternate" content={LOCALES[locale].tag.replace("-", "_")} />
      ))}
      <meta property="og:title" content={whole} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={cardOf(english, canonical)} />
      <meta property="og:image:alt" content={whole} />
      {english === "/" && canonical !== false ? <JsonLd data={website()} /> : null}
      {tellsOfTheCompany(english) ? <JsonLd data={agency()} /> : null}
      {named ? <JsonLd data={service(named.label, page)} /> : null}
    </>
  );
}
