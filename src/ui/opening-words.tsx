import type { ReactNode } from "react";
import type { NavLink } from "../content/navigation.ts";
import { Breadcrumb } from "./breadcrumb.tsx";
import type { Crumb } from "./structured-data.ts";
import { RichText, type RichTextValue } from "./rich-text.tsx";
import { Title, type TitleProps } from "./title.tsx";
import { Link } from "./link.tsx";

export interface OpeningWordsProps extends TitleProps {
  lead?: string;
  crumbs?: readonly Crumb[];
  /** Buttons. The first is the page's main action. */
  links?: readonly NavLink[];
  /** In place of buttons. */
  task?: ReactNode;
  /** Other content in the row of buttons. */
  actions?: ReactNode;
  /** A line under the buttons. */
  note?: RichTextValue;
}

/** Letters of a title that would break into four lines in the largest size. */
const LONG_TITLE = 30;

/** The first words of a page: breadcrumb, title, lead, buttons. Used by `Hero` and `PageIntro`. */
export function OpeningWords({
  label,
  title,
  lead,
  crumbs,
  task,
  links,
  actions,
  note,
}: OpeningWordsProps) {
  return (
    <>
      {crumbs && <Breadcrumb trail={crumbs} />}
      <h1 className={title.length > LONG_TITLE ? "text-h1-long" : "text-h1"}>
        <Title label={label} title={title} />
      </h1>
      {lead && <p className="mt-5 text-lead">{lead}</p>}
      {task && <div className="mt-8">{task}</div>}
      {(links || actions) && (
        <div className="mt-8 fallback-room flex flex-wrap items-center gap-3">
          {links?.map((link, i) => (
            <Link
              key={link.href}
              href={link.href}
              className={i ? "btn btn-secondary" : "btn btn-primary"}
            >
              {link.label}
            </Link>
          ))}
          {actions}
        </div>
      )}
      {note && (
        <p className="mt-5 text-small">
          <RichText text={note} />
        </p>
      )}
    </>
  );
}
