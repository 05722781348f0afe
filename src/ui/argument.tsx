import type { ReactNode } from "react";
import type { RichTextValue } from "./rich-text.tsx";
import { SectionHeading } from "./section-heading.tsx";

export interface ArgumentProps {
  title: string;
  lead?: RichTextValue;
  /** Under the heading, in the narrower column. */
  beside?: ReactNode;
  /** What proves it, in the wider column. */
  children: ReactNode;
  id?: string;
}

/** A claim that stays in view on the left while its reasons pass on the right. */
export function Argument({ title, lead, beside, children, id }: ArgumentProps) {
  return (
    <section id={id} className="wrap section grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.5fr]">
      <div className="lg:sticky lg:top-28 lg:self-start">
        <SectionHeading title={title} {...(lead ? { lead } : {})} />
        {beside}
      </div>
      <div>{children}</div>
    </section>
  );
}
