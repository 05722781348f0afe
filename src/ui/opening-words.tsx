import type { ReactNode } from "react";
import type { NavLink } from "../content/navigation.ts";
import { Breadcrumb } from "./breadcrumb.tsx";
import type { Crumb } from "./structured-data.ts";
import { Title, type TitleProps } from "./title.tsx";

export interface OpeningWordsProps extends TitleProps {
  lead?: string;
  crumbs?: readonly Crumb[];
  /** Buttons; the first is the page's one action. */
  links?: readonly NavLink[];
  /** What stands beside or instead of them. */
  actions?: ReactNode;
  /** A line of proof under the actions. */
  note?: string;
}

/** What a page says first, however it opens. */
export function OpeningWords({ label, title, lead, crumbs, links, actions, note }: OpeningWordsProps) {
  return (
    <>
      {crumbs && <Breadcrumb trail={crumbs} />}
      <h1 className="text-h1">
        <Title label={label} title={title} />
      </h1>
      {lead && <p className="mt-5 text-lead text-stone">{lead}</p>}
      {/* Some of the margin is theirs: in a typeface that stands in they may be wider, and are not to break for that. */}
      {(links || actions) && (
        <div className="mt-8 -mr-[12px] flex flex-wrap items-center gap-3">
          {links?.map((link, i) => (
            <a key={link.href} href={link.href} className={i ? "btn btn-secondary" : "btn btn-primary"}>
              {link.label}
            </a>
          ))}
          {actions}
        </div>
      )}
      {note && <p className="mt-5 text-small">{note}</p>}
    </>
  );
}
