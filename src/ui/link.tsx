import { Link as RouterLink, useRouter } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { isPagePath, localHref } from "../i18n/links.ts";
import { LOCALES, readLocale } from "../i18n/locale.ts";
import { currentLocale } from "../i18n/t.ts";

export interface LinkProps extends ComponentProps<"a"> {
  readonly href: string;
}

/** Navigation to another state of the same page, such as an open dialog. */
export const IN_PLACE = { replace: true, resetScroll: false, viewTransition: false } as const;

/** `aria-current` marks links to the present page, also with the parameters of an advertisement. */
const ACTIVE = { exact: true, includeSearch: false } as const;

/** The language of a page of this site, for screen readers. Undefined if the document has the same one. */
const foreignLang = (href: string): string | undefined =>
  /^\/[^.]*$/.test(href) && readLocale(href) !== currentLocale() ? LOCALES[readLocale(href)].lang : undefined;

/**
 * A link. The address of an English page becomes that of its translation into the language of the document, if there is one. The
 * router follows links to pages in that language. The browser follows all others, such as files, phone numbers and the other language.
 */
export function Link({ href: english, children, ...props }: LinkProps) {
  const href = localHref(english);
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
    <RouterLink {...props} to="." href={href} activeOptions={ACTIVE} activeProps={{}}>
      {children}
    </RouterLink>
  );
}
