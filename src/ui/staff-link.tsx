import { localHref } from "../i18n/links.ts";
import { t } from "../i18n/t.ts";

/** The one line of a public page that is not for its visitors. */
export function StaffLink() {
  return (
    <p className="wrap py-1 text-small">
      <a
        href={localHref("/field-executive-feedback")}
        className="tap inline-flex items-center text-stone hover:underline"
      >
        {t("For our field executives")}
      </a>
    </p>
  );
}
