import type { ComponentType } from "react";
import type { AnyForm } from "../forms/define.ts";

interface ListedPageProps {
  readonly path: string;
  /** That of its component, and for a form that of its definition. */
  readonly modules: readonly object[];
}

/** A page by the modules that make it. */
export function ListedPage({ path, modules }: ListedPageProps) {
  const [page = {}, definition] = modules;
  const [Page] = Object.values(page) as [ComponentType<{ form?: AnyForm; path?: string }>];
  return definition ? <Page form={(definition as { form: AnyForm }).form} path={path} /> : <Page />;
}
