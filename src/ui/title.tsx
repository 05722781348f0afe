import type { ReactNode } from "react";

export interface TitleProps {
  /** What it is about, in plain words, where the title says it in others. */
  label?: ReactNode;
  title: string;
}

/** The words of a heading. Both stand in the one heading, so that the headings alone tell what a page holds. */
export function Title({ label, title }: TitleProps) {
  if (!label) return title;
  return (
    <>
      <span className="title-label">{label}</span> {title}
    </>
  );
}
