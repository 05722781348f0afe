import type { ReactNode } from "react";
import { SectionHeading, type SectionHeadingProps } from "./section-heading.tsx";

export interface StickySectionProps extends Pick<SectionHeadingProps, "label" | "title" | "lead"> {
  /** Under the heading, in the narrower column. */
  aside?: ReactNode;
  /** In the wider column. */
  children: ReactNode;
  id?: string;
}

/** A section with a sticky heading on the left and content that scrolls on the right. */
export function StickySection({ aside, children, id, ...heading }: StickySectionProps) {
  return (
    <section
      id={id}
      className="wrap section grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.5fr]"
    >
      <div className={aside ? "beside-long" : "beside"}>
        <SectionHeading {...heading} />
        {aside}
      </div>
      <div>{children}</div>
    </section>
  );
}
