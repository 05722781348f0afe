import type { ReactNode } from "react";
import { SectionHeading } from "./section-heading.tsx";

export interface ArgumentProps {
  title: string;
  lead?: ReactNode;
  /** What proves it, in the wider column. */
  children: ReactNode;
  /** The section's anchor. */
  id?: string;
}

/** A claim that stays in view on the left while its reasons pass on the right. */
export function Argument({ title, lead, children, id }: ArgumentProps) {
  return (
    <section id={id} className="wrap section grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.5fr]">
      <SectionHeading title={title} lead={lead} className="lg:sticky lg:top-28 lg:self-start" />
      <div>{children}</div>
    </section>
  );
}
