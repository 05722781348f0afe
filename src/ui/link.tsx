import { Link as RouterLink, useRouter } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { isPagePath } from "../i18n/links.ts";
import { LOCALES, readLocale } from "../i18n/locale.ts";
import { currentLocale } from "../i18n/t.ts";

export interface LinkProps extends ComponentProps<"a"> {
  readonly href: string;
}

/** Navigation to another state of the same page, such as an open dialog. */
export const IN_PLACE = { replace: true, resetScroll: false, viewTransition: false } as const;

/** The language of a page of this site, for screen readers. Undefined if the document has the same one. */
const foreignLang = (href: string): string | undefined =>
  /^\/[^.]*$/.test(href) && readLocale(href) !== currentLocale() ? LOCALES[readLocale(href)].lang : undefined;

/**
 * A link. The router follows it if it leads to a page of this site in the language of the document. The browser follows all others,
 * such as files, phone numbers and the other language.
 */
export function Link({ href, children, ...props }: LinkProps) {
  // Without a router, as in a component test, every link is plain.
  const router = useRouter({ warn: false }) as unknown;
  if (!router || !isPagePath(href.split(/[?#]/, 1)[0]!)) {
    return (
      <a href={href} hrefLang={foreignLang(href)} {...props}>
        {children}
      </a>
    );
  }
  return (
    // Without `active` as a class: base.css styles links without a class.
    <RouterLink {...props} to="." href={href} activeOptions={{ exact: true }} activeProps={{}}>
      {children}
    </RouterLink>
  );
}
