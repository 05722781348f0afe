import type { ComponentType } from "react";
import type { AnyForm } from "../forms/define.ts";
import { type AnyFormMessages, localizeForm } from "../forms/localize.ts";
import type { Locale } from "../i18n/locale.ts";

interface PageProps {
  readonly form?: AnyForm;
  readonly path?: string;
  readonly Instrument?: ComponentType;
}

/** The modules that make a page, on their way. */
export interface PageParts {
  readonly page: Promise<object>;
  readonly form?: Promise<{ readonly form: AnyForm }>;
  /** The words of its form, where it is not in English. */
  readonly messages?: Promise<{ readonly messages: AnyFormMessages }>;
  /** What reckons beside the form. */
  readonly instrument?: Promise<object>;
}

export interface LoadedPage extends Omit<PageProps, "path"> {
  readonly Page: ComponentType<PageProps>;
}

const only = <T,>(module: object): T => Object.values(module)[0] as T;

/** A page in its locale, once all of it is here. */
export async function loadPage(locale: Locale, parts: PageParts): Promise<LoadedPage> {
  const [page, definition, words, instrument] = await Promise.all([
    parts.page,
    parts.form,
    parts.messages,
    parts.instrument,
  ]);
  const form = definition && words ? localizeForm(definition.form, words.messages, locale) : definition?.form;
  return {
    Page: only(page),
    ...(form && { form }),
    ...(instrument && { Instrument: only<ComponentType>(instrument) }),
  };
}

export const LocatedPage = ({
  path,
  page: { Page, ...props },
}: {
  readonly path: string;
  readonly page: LoadedPage;
}) => <Page {...props} path={path} />;
