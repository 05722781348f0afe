import type { ReactNode } from "react";

export interface TitleProps {
  /** The subject in plain words, above the title. */
  label?: ReactNode;
  title: string;
}

/** The text of a heading. It includes the label, so that a list of headings is clear. */
export function Title({ label, title }: TitleProps) {
  if (!label) return title;
  return (
    <>
      <span className="title-label">{label}</span> <span>{title}</span>
    </>
  );
}
