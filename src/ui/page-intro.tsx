import type { PictureName } from "../content/pictures.gen.ts";
import { Breadcrumb, type Crumb } from "./breadcrumb.tsx";
import { Picture } from "./picture.tsx";

export interface PageIntroProps {
  title: string;
  lead?: string;
  crumbs?: readonly Crumb[];
  /** Framed in the arch, beside the words. */
  picture?: PictureName;
  alt?: string;
}

/** The quiet opening of a page that is there to be read or filled in; the loud one is `Hero`. */
export function PageIntro({ title, lead, crumbs, picture, alt = "" }: PageIntroProps) {
  const words = (
    <div className="max-w-3xl">
      {crumbs && <Breadcrumb trail={crumbs} />}
      <h1 className="text-h1">{title}</h1>
      {lead && <p className="mt-5 text-lead text-stone">{lead}</p>}
    </div>
  );
  if (!picture) return <header className="wrap pt-10 md:pt-16">{words}</header>;
  return (
    <header className="wrap grid items-center gap-8 pt-8 md:grid-cols-[1fr_18rem] md:pt-12 lg:grid-cols-[1fr_22rem] lg:gap-16">
      {words}
      <Picture name={picture} alt={alt} sizes="22rem" className="arch hidden aspect-4/5 md:block" />
    </header>
  );
}
