import type { Content } from "./content.en.ts";
import type { AnyForm } from "../../forms/define.ts";
import { FormNotices } from "../../ui/forms/form-notices.tsx";
import { FormRoot } from "../../ui/forms/lead-form.tsx";
import { PhoneLink } from "../../ui/contact-links.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";

export interface PortfolioRequestProps {
  readonly content: Content;
  readonly form: AnyForm;
  readonly path: string;
}

export function PortfolioRequest({ content, form, path }: PortfolioRequestProps) {
  const { aside, optimize } = content;
  return (
    <section id="optimize" className="wrap section grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <div>
        <SectionHeading title={optimize.title} lead={optimize.text} className="mb-12" />
        <FormNotices />
        <h3 className="text-h3 mb-6">{form.heading}</h3>
        <FormRoot form={form} path={path} />
      </div>
      {/* Not after sending: the receipt says the same. */}
      <aside aria-label={aside.label} className="beside [main:has([data-reference])_&]:hidden">
        <h3 className="text-h3">{aside.title}</h3>
        <ol className="steps mt-6">
          {form.next.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="mt-8 border-t pt-6 text-small text-stone">
          {aside.minutes(form.minutes)}
          <br />
          <PhoneLink className="tap text-leaf hover:underline" />
        </p>
      </aside>
    </section>
  );
}
