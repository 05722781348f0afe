import { useEffect, useRef } from "react";
import type { AnyForm } from "../../forms/define.ts";
import type { Errors } from "./form-errors.ts";
import { FieldLink } from "./field-link.tsx";
import { errorsIn, type LeadFormApi, useFormState } from "./use-lead-form.ts";
import { t } from "../../i18n/t.ts";

/** What is wrong, in the order of the page; it goes once all of it is put right. */
export function ErrorSummary({ form, definition }: { form: LeadFormApi; definition: AnyForm }) {
  // As text: it is drawn again when a message changes, not with every key.
  const shown = useFormState(form, () => JSON.stringify(errorsIn(form, definition)));
  const errors = JSON.parse(shown) as Errors;
  return shown === "{}" ? null : <Summary errors={errors} />;
}

/** Takes focus when it appears, and leads to each field by the id of its control; the title tells of it too. */
function Summary({ errors }: { errors: Errors }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  useEffect(() => {
    const title = document.title;
    const error = t("Error: ");
    document.title = title.startsWith(error) ? title : error + title;
    return () => {
      document.title = document.title.replace(error, "");
    };
  }, []);
  return (
    <div ref={box} role="alert" tabIndex={-1} className="notice notice-error grid gap-2">
      <h2 className="text-h3">{t("There is a problem")}</h2>
      <ul className="grid gap-1">
        {Object.entries(errors).map(([target, message]) => (
          <li key={target}>
            <FieldLink to={target} className="text-danger">
              {message}
            </FieldLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
