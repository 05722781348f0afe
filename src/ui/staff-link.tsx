import { t } from "../i18n/t.ts";
import { Link } from "./link.tsx";

/** A link for field executives, not for visitors. */
export function StaffLink() {
  return (
    <p className="wrap py-1 text-small">
      <Link
        href="/field-executive-feedback"
        className="tap inline-flex items-center text-stone hover:underline"
      >
        {t("For our field executives")}
      </Link>
    </p>
  );
}
