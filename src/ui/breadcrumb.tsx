import { JsonLd } from "./json-ld.tsx";
import { breadcrumbList, type Crumb } from "./structured-data.ts";
import { t } from "../i18n/t.ts";
import { Link } from "./link.tsx";

/** Links to the pages above this one, also as structured data. The page itself is not shown: its heading follows. */
export function Breadcrumb({ trail }: { trail: readonly Crumb[] }) {
  return (
    <nav aria-label={t("Breadcrumb")} className="mb-5 text-small print:hidden">
      <ol className="flex flex-wrap gap-x-2">
        {trail.slice(0, -1).map(({ label, href = "/" }) => (
          <li key={label} className="flex gap-2">
            <span aria-hidden="true" className="text-brass">
              ‹
            </span>
            <Link href={href} className="-my-1 -mx-1 p-1 hover:underline">
              {label}
            </Link>
          </li>
        ))}
      </ol>
      <JsonLd data={breadcrumbList(trail)} />
    </nav>
  );
}
