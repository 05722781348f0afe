import { serviceLinks } from "../content/navigation.ts";
import type { PageDescription } from "../content/page.ts";
import { hreflangLinks, otherLocalesOf } from "../i18n/links.ts";
import { englishPathOf, LOCALES } from "../i18n/locale.ts";
import { SITE_ORIGIN, agency, service, website } from "./structured-data.ts";
import { JsonLd } from "./json-ld.tsx";

/** Pages with the structured data of the company. */
const describesCompany = (path: string): boolean => path === "/" || path === "/contact";

/** The social card, which tools/cards.ts makes for each English page. The page "not found" has that of the home page. */
const cardOf = (english: string, canonical: PageDescription["canonical"]): string =>
  `${SITE_ORIGIN}/cards${english === "/" || canonical === false ? "/home" : english}.jpg`;

/** Title, meta tags and structured data of a page. React hoists the tags into the head and replaces them on navigation. */
export function Head({ page }: { readonly page: PageDescription }) {
  const { path, canonical = path, title, wholeTitle, description, listed } = page;
  const fullTitle = wholeTitle ? title : `${title} | AIPM`;
  const english = englishPathOf(path);
  const namedService = serviceLinks.find(({ href }) => href === english);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {canonical === false ? null : (
        <>
          <link rel="canonical" href={SITE_ORIGIN + canonical} />
          <meta property="og:url" content={SITE_ORIGIN + canonical} />
          {hreflangLinks(path).map((one) => (
            <link key={one.lang} rel="alternate" hrefLang={one.lang} href={SITE_ORIGIN + one.path} />
          ))}
        </>
      )}
      <meta name="robots" content={listed === false ? "noindex" : "max-image-preview:large"} />
      {otherLocalesOf(path).map((locale) => (
        <meta key={locale} property="og:locale:alternate" content={LOCALES[locale].tag.replace("-", "_")} />
      ))}
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={cardOf(english, canonical)} />
      <meta property="og:image:alt" content={fullTitle} />
      {english === "/" && canonical !== false ? <JsonLd data={website()} /> : null}
      {describesCompany(english) ? <JsonLd data={agency()} /> : null}
      {namedService ? <JsonLd data={service(namedService.label, page)} /> : null}
    </>
  );
}
