import { type ComponentProps, useContext } from "react";
import { isPagePath, localHref } from "../i18n/links.ts";
import { LOCALES, readLocale } from "../i18n/locale.ts";
import { currentLocale } from "../i18n/t.ts";
import { PagePath } from "./page-name.ts";

export interface LinkProps extends ComponentProps<"a"> {
  readonly href: string;
}

/** The language of a page of this site, for screen readers. Undefined if the document has the same one. */
const foreignLang = (href: string): string | undefined =>
  /^\/[^.]*$/.test(href) && readLocale(href) !== currentLocale()
    ? LOCALES[readLocale(href)].lang
    : undefined;

/**
 * A link. The address of an English page becomes that of its translation into the language of the document, if there is one.
 * `follow-links.ts` of src/site decides whether the browser or the router follows it.
 */
export function Link({ href: english, children, ...props }: LinkProps) {
  const href = localHref(english);
  const [path = ""] = href.split(/[?#]/, 1);
  // Also with the parameters of an advertisement.
  const isCurrent = useContext(PagePath) === path && isPagePath(path);
  return (
    <a
      href={href}
      hrefLang={foreignLang(href)}
      aria-current={isCurrent ? "page" : undefined}
      {...props}
    >
      {children}
    </a>
  );
}
