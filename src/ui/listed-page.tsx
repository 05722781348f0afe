import type { ComponentType } from "react";
import type { AnyForm } from "../forms/define.ts";

export interface FormModule {
  readonly form: AnyForm;
  /** In another language than English: from here on what all forms say is spoken in it. */
  readonly learnForm?: () => void;
}

/** That of its component, with a form that of its definition, and that of the instrument beside it. */
export type PageModules = readonly [page: object, definition?: FormModule, instrument?: object];

interface PageProps {
  readonly form?: AnyForm;
  readonly path?: string;
  readonly Instrument?: ComponentType;
}

/** A page by the modules that make it. */
export function ListedPage({ path, modules }: { readonly path: string; readonly modules: PageModules }) {
  const [page, definition, instrument = {}] = modules;
  const [Page] = Object.values(page) as [ComponentType<PageProps>];
  const [Instrument] = Object.values(instrument) as [ComponentType?];
  return definition ? <Page form={definition.form} path={path} {...(Instrument && { Instrument })} /> : <Page />;
}
