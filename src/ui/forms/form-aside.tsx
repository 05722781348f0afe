import type { ReactNode } from "react";
import { company } from "../../content/company.ts";
import type { AnyForm } from "../../forms/define.ts";
import { seenBy } from "../../forms/notice.ts";
import { t } from "../../i18n/t.ts";
import { PhoneNumber } from "../phone-number.tsx";
import { Unbroken } from "../unbroken.tsx";

/** A sentence that says how long a form takes. */
export const formatMinutes = ({ minutes }: AnyForm): string =>
  minutes === 1 ? t("About 1 minute.") : t("About {minutes} minutes.", { minutes });

const Steps = ({ form }: { readonly form: AnyForm }) => (
  <ol className="steps">
    {form.next.map((step) => (
      <li key={step}>
        <Unbroken text={step} />
      </li>
    ))}
  </ol>
);

/** The next steps above the button of a phone, folded. A wider screen has them next to the form. */
export const NextSteps = ({ form }: { readonly form: AnyForm }) => (
  <details className="group text-small text-stone measure lg:hidden print:hidden">
    <summary className="tap flex w-fit items-center gap-1.5 text-leaf hover:underline">
      {t("What happens next")}
      <span className="i-lucide-plus group-open:rotate-45" aria-hidden="true" />
    </summary>
    <Steps {...{ form }} />
  </details>
);

interface FormAsideProps {
  readonly form: AnyForm;
  /** One level below the heading of the section. */
  readonly as: "h2" | "h3";
  readonly className: string;
  /** Above the steps. */
  readonly top?: ReactNode;
  readonly children?: ReactNode;
}

/** Next to a form: the next steps, how long it takes, who sees it, and our phone. The receipt repeats the steps, which are hidden then. */
export const FormAside = ({ form, as: Heading, className, top, children }: FormAsideProps) => (
  <aside
    aria-label={t("About this form")}
    className={`grid content-start gap-8 print:hidden ${className}`}
  >
    {top}
    <section className="max-lg:hidden [main:has([data-reference])_&]:hidden">
      <Heading className="text-h3 mb-6">{t("What happens next")}</Heading>
      <Steps {...{ form }} />
    </section>
    <dl className="grid gap-4 text-small border-t border-line pt-6">
      <div className="[main:has([data-reference])_&]:hidden">
        <dt className="font-600">{t("How long it takes")}</dt>
        <dd className="text-stone">{formatMinutes(form)}</dd>
      </div>
      <div>
        <dt className="font-600">{t("Who sees it")}</dt>
        <dd className="text-stone">{seenBy(form)}</dd>
      </div>
      <div>
        <dt className="font-600">{t("Rather talk?")}</dt>
        <dd className="text-stone">
          <PhoneNumber className="link flex w-fit items-center min-h-11" />
          <span>{t(company.hours.phone)}</span>
        </dd>
      </div>
    </dl>
    {children ? <div className="text-small text-stone">{children}</div> : null}
  </aside>
);
