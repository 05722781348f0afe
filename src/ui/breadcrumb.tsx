import { JsonLd } from "./json-ld.tsx";
import { breadcrumbList, type Crumb } from "./structured-data.ts";
import { t } from "../words/say.ts";

export function Breadcrumb({ trail }: { trail: readonly Crumb[] }) {
  return (
    <nav aria-label={t("Breadcrumb")} className="mb-5 text-small print:hidden">
      <ol className="flex flex-wrap gap-x-2">
        {trail.map(({ label, href }) => (
          <li key={label} className="flex gap-2 not-last:after:content-['/'] not-last:after:text-stone">
            {href ? (
              <a href={href} className="hover:underline">
                {label}
              </a>
            ) : (
              <span aria-current="page" className="text-stone">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
      <JsonLd data={breadcrumbList(trail)} />
    </nav>
  );
}
