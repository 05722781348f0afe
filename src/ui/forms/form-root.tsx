import { createContext, startTransition, type ReactNode, use, useEffect } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import type { AnyForm } from "../../forms/define.ts";
import { useCameWithPage } from "../hydrated.ts";
import { FormBoundary } from "./form-boundary.tsx";
import { LeadForm } from "./lead-form.tsx";

interface FormRootProps {
  readonly form: AnyForm;
  readonly path: string;
}

/** Where prerendering collects the form of a page, to render it by itself; absent in the browser. */
export const FormReports = createContext<ReactNode[] | undefined>(undefined);

/** Ids of the form's tree must not be those of the page around it. */
export const FORM_IDS = { identifierPrefix: "form" };

/** The root of the form that came with the page. */
let root: Root | undefined;

function Whole({ form, path, onReady }: FormRootProps & { readonly onReady?: () => void }) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <FormBoundary name={form.wrapper ?? form.heading} formType={form.type}>
      <LeadForm form={form} path={path} />
    </FormBoundary>
  );
}

/** Takes over the form that came with the page; settles when it stands. */
export const hydrateForm = (element: Element, props: FormRootProps): Promise<void> =>
  new Promise((resolve) => {
    // In a transition React stops every few milliseconds for whoever is typing.
    startTransition(() => {
      root = hydrateRoot(element, <Whole {...props} onReady={resolve} />, FORM_IDS);
    });
  });

/**
 * The place of a form. What came with the page is a React root of its own, so that it answers before the rest of the page
 * has been fetched: to the page its markup is opaque. After a navigation it is a part of the page like any other.
 */
export function FormRoot({ form, path }: FormRootProps) {
  const reports = use(FormReports);
  const cameWithPage = useCameWithPage();

  useEffect(() => {
    if (!cameWithPage) return;
    // Not at once: React is still busy with the page that takes this one's place.
    return () => queueMicrotask(() => root?.unmount());
  }, [cameWithPage]);

  if (reports) reports.push(<Whole form={form} path={path} />);
  if (reports || cameWithPage) {
    return <div data-form-root="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
  }
  return (
    <div data-form-root="">
      <Whole form={form} path={path} />
    </div>
  );
}
