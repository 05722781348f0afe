import type { ComponentType, ReactNode } from "react";
import type { AnyForm } from "../forms/define.ts";
import { type AnyFormMessages, localizeForm } from "../forms/localize.ts";
import { localizeLinks } from "../i18n/links.ts";
import type { Locale } from "../i18n/locale.ts";

/** What a page may ask for. */
interface PageProps<Content> {
  readonly content: Content;
  readonly form: AnyForm;
  readonly path: string;
  readonly Instrument?: ComponentType;
}
type Page<Content> = (props: PageProps<Content>) => ReactNode;

/** The modules that make a page, on their way. */
interface PageParts<Content> {
  readonly page: Promise<{ readonly default?: Page<Content> }>;
  /** Its words, in its locale. */
  readonly content?: Promise<{ readonly content: Content }>;
  readonly form?: Promise<{ readonly form: AnyForm }>;
  /** The words of its form, where it is not in English. */
  readonly messages?: Promise<{ readonly messages: AnyFormMessages }>;
  /** What reckons beside the form. */
  readonly instrument?: Promise<{ readonly default: ComponentType }>;
}

export interface LoadedPage {
  readonly Page: Page<never>;
  readonly props: Omit<PageProps<never>, "path">;
}

/**
 * A page in its locale, once all of it is here.
 * @throws where one of its modules cannot be had
 */
export async function loadPage<Content extends object>(locale: Locale, parts: PageParts<Content>): Promise<LoadedPage> {
  const [page, words, definition, messages, instrument] = await Promise.all([
    parts.page,
    parts.content,
    parts.form,
    parts.messages,
    parts.instrument,
  ]);
  const content = words && localizeLinks(words.content, locale);
  const form = definition && messages ? localizeForm(definition.form, messages.messages, locale) : definition?.form;
  if (!page.default) throw new Error('A page has no component: its page.tsx needs an "export default function".');
  // A page asks for no part that it does not have.
  const props = { content, form, ...(instrument && { Instrument: instrument.default }) } as LoadedPage["props"];
  return { Page: page.default, props };
}

export const LocatedPage = ({ path, page: { Page, props } }: { readonly path: string; readonly page: LoadedPage }) => (
  <Page {...props} path={path} />
);
