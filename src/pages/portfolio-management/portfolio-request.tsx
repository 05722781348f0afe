import type { Content } from "./content.en.ts";
import type { AnyForm } from "../../forms/define.ts";
import { FormAside } from "../../ui/forms/form-aside.tsx";
import { FormNotices } from "../../ui/forms/form-notices.tsx";
import { FormRoot } from "../../ui/forms/lead-form.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";

export interface PortfolioRequestProps {
  readonly content: Content;
  readonly form: AnyForm;
  readonly path: string;
}

export function PortfolioRequest({ content, form, path }: PortfolioRequestProps) {
  const { optimize } = content;
  return (
    <section
      id="optimize"
      className="wrap section grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_21rem]"
    >
      <div>
        <SectionHeading title={optimize.title} lead={optimize.text} className="mb-12" />
        <FormNotices />
        <h3 className="text-h3 mb-6">{form.heading}</h3>
        <FormRoot form={form} path={path} />
      </div>
      <FormAside form={form} as="h3" className="beside-long" />
    </section>
  );
}
