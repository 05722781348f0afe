import type { ReactNode } from "react";
import type { NavLink } from "../content/navigation.ts";
import type { PictureName } from "../content/pictures.gen.ts";
import { Breadcrumb, type Crumb } from "./breadcrumb.tsx";
import { Picture } from "./picture.tsx";

export interface HeroProps {
  title: string;
  lead?: string;
  picture: PictureName;
  alt: string;
  /** Another crop below 768 px. */
  narrow?: PictureName;
  /** Buttons; the first is the page's one action. */
  links?: readonly NavLink[];
  /** What stands beside or instead of them. */
  actions?: ReactNode;
  /** A line of proof under the actions. */
  note?: string;
  crumbs?: readonly Crumb[];
}

/** A model across the whole width on its own table, the words in its calm part. */
export function Hero({ title, lead, picture, alt, narrow, links, actions, note, crumbs }: HeroProps) {
  return (
    <section className="hero">
      <Picture
        name={picture}
        alt={alt}
        {...(narrow ? { narrow } : {})}
        priority
        sizes="(min-width:64rem) 62vw,100vw"
        className="hero-picture"
      />
      <div className="wrap">
        <div className="hero-words">
          {crumbs && <Breadcrumb trail={crumbs} />}
          <h1 className="text-h1">{title}</h1>
          {lead && <p className="mt-5 text-lead">{lead}</p>}
          {(links || actions) && (
            <div className="mt-8 flex flex-wrap items-center gap-3">
              {links?.map(({ label, href }, i) => (
                <a key={href} href={href} className={i ? "btn btn-secondary" : "btn btn-primary"}>
                  {label}
                </a>
              ))}
              {actions}
            </div>
          )}
          {note && <p className="mt-5 text-small">{note}</p>}
        </div>
      </div>
    </section>
  );
}
