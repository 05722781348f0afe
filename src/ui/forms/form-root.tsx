import { Suspense } from "react";
import type { AnyForm } from "../../forms/define.ts";
import { FormBoundary } from "./form-boundary.tsx";
import { LeadForm } from "./lead-form.tsx";

interface FormRootProps {
  readonly form: AnyForm;
  readonly path: string;
}

/** The place of a form on a page. React takes over first what a visitor touches: the form, or what is around it. */
export const FormRoot = ({ form, path }: FormRootProps) => (
  <div data-form-root="">
    <FormBoundary name={form.wrapper ?? form.heading} formType={form.type}>
      <Suspense>
        <LeadForm form={form} path={path} />
      </Suspense>
    </FormBoundary>
  </div>
);
