import { Link } from "../link.tsx";
import type { AnyForm } from "../../forms/define.ts";
import { buildNotice } from "../../forms/notice.ts";
import { localHref } from "../../i18n/links.ts";
import { t } from "../../i18n/t.ts";

/** One line about the visitor's agreement. The details that the law requires are folded. */
export function PrivacyNotice({ form }: { form: AnyForm }) {
  const [agreement, ...terms] = buildNotice(form);
  return (
    <div className="text-small text-stone measure">
      <p>{agreement}</p>
      <details className="group">
        <summary className="tap flex w-fit items-center gap-1.5 text-leaf hover:underline">
          {t("What we keep, and your rights")}
          <span className="i-lucide-plus group-open:rotate-45" aria-hidden="true" />
        </summary>
        <dl>
          {terms.map(([term, text]) => (
            <div key={term} className="mt-3">
              <dt className="font-600">{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className="flex gap-x-6">
          <Link href={localHref("/your-data")} className="tap flex items-center link">
            {t("Your data")}
          </Link>
          <Link href={localHref("/privacy-policy")} className="tap flex items-center link">
            {t("Privacy Policy")}
          </Link>
        </p>
      </details>
    </div>
  );
}
