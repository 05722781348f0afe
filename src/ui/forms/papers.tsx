import type { AnyForm } from "../../forms/define.ts";
import { t } from "../../i18n/t.ts";

/** Before the button, folded away: the papers that the call may need. */
export function PapersToHaveReady({ form: { papers } }: { readonly form: AnyForm }) {
  if (!papers) return null;
  return (
    <details className="group text-small text-stone measure">
      <summary className="tap flex w-fit items-center gap-1.5 text-leaf hover:underline">
        {t("Papers to have ready")}
        <span className="i-lucide-plus group-open:rotate-45" aria-hidden="true" />
      </summary>
      <p>
        {t(
          "Examples. You can send the form without them. Your adviser will tell you what your case needs.",
        )}
      </p>
      <ul className="list-disc pl-5 mt-2">
        {papers.map((paper) => (
          <li key={paper}>{paper}</li>
        ))}
      </ul>
    </details>
  );
}
