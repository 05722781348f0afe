import type { ComponentType } from "react";
import type { AnyForm } from "../forms/define.ts";

export interface FormModule {
  readonly form: AnyForm;
  /** In another language than English: from here on what all forms say is spoken in it. */
  readonly learnForm?: () => void;
}

interface PageProps {
  readonly form?: AnyForm;
  readonly path?: string;
  readonly Instrument?: ComponentType;
}

/** That of its component, with a form that of its definition, and that of the instrument beside it. Components are default exports. */
export type PageModules = readonly [
  page: { readonly default?: ComponentType<PageProps> },
  definition?: FormModule,
  instrument?: { readonly default?: ComponentType },
];

/**
 * A page by the modules that make it.
 * @throws where the first has no default export
 */
export function ListedPage({ path, modules }: { readonly path: string; readonly modules: PageModules }) {
  const [{ default: Page }, definition, instrument] = modules;
  if (!Page) {
    throw new Error(`The page at ${path} has no component: its page.tsx needs an "export default function".`);
  }
  return definition ? <Page form={definition.form} path={path} Instrument={instrument?.default} /> : <Page />;
}
