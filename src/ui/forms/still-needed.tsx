import { Fragment } from "react";
import type { Missing } from "./form-errors.ts";
import { FieldLink } from "./field-link.tsx";
import { t } from "../../i18n/t.ts";

interface StillNeededProps {
  readonly id: string;
  readonly missed: readonly Missing[];
  readonly total: number;
}

/** How far the visitor has come, which is read out, and what is left, which is there for those who want it: each leads to its field. */
export function StillNeeded({ id, missed, total }: StillNeededProps) {
  return (
    <div className="grid gap-1 text-small text-stone unscripted:hidden">
      <p role="status" className="figures">
        {t("{given} of {total} answered", { given: total - missed.length, total })}
      </p>
      {missed.length > 0 ? (
        <p id={id} className="[line-height:2]">
          {t("Still needed:")}{" "}
          {missed.map(({ control, called }, i) => (
            <Fragment key={control}>
              {i === 0 ? "" : i === missed.length - 1 ? t(" and ") : " "}
              <span className="unbroken">
                <FieldLink to={control}>{called}</FieldLink>
                {i === missed.length - 1 ? "." : i === missed.length - 2 ? "" : ","}
              </span>
            </Fragment>
          ))}
        </p>
      ) : null}
    </div>
  );
}
