import type { ReactNode } from "react";
import type { AnyForm } from "../../forms/define.ts";
import { t } from "../../i18n/t.ts";
import { PhoneLink } from "../contact-links.tsx";

/** A sentence that says how long a form takes. */
export const formatMinutes = ({ minutes }: AnyForm): string =>
  minutes === 1 ? t("About 1 minute.") : t("About {minutes} minutes.", { minutes });

interface FormAsideProps {
  readonly form: AnyForm;
  /** One level below the heading of the section. */
  readonly as: "h2" | "h3";
  readonly className: string;
  readonly children?: ReactNode;
}

/**
 * Next steps and duration, next to a form on a content page. The receipt repeats them, so they are
 * hidden then.
 */
export const FormAside = ({ form, as: Heading, className, children }: FormAsideProps) => (
  <aside aria-label={t("About this form")} className={`${className} [main:has([data-reference])_&]:hidden`}>
    <Heading className="text-h3">{t("What happens next")}</Heading>
    <ol className="steps mt-6">
      {form.next.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    <div className="mt-8 border-t pt-6 text-small text-stone">
      <p>
        <span>{formatMinutes(form)}</span> <span>{t("Rather talk?")}</span>
      </p>
      <PhoneLink className="tap text-leaf hover:underline" />
      {children}
    </div>
  </aside>
);
