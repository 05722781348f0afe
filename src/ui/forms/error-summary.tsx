import { useStore } from "@tanstack/react-form";
import { useEffect, useRef, useState } from "react";
import type { AnyForm } from "../../forms/define.ts";
import type { Errors } from "./form-errors.ts";
import { FieldLink } from "./field-link.tsx";
import { errorsIn, type LeadFormApi } from "./use-lead-form.ts";
import { t } from "../../i18n/t.ts";

/** What is wrong, in the order of the page. It goes once all of it is put right, and comes with the next try: never while somebody types. */
export function ErrorSummary({ form, definition }: { form: LeadFormApi; definition: AnyForm }) {
  // As text: it is drawn again when a message changes, not with every key.
  const shown = useStore(form.store, (state) => JSON.stringify(errorsIn(state, definition)));
  const [isOver, setOver] = useState(false);
  if (shown === "{}" && !isOver) setOver(true);
  return isOver || shown === "{}" ? null : <Summary errors={JSON.parse(shown) as Errors} />;
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
