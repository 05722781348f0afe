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
      {/* The colon is for screen readers: a heading is read in one breath. */}
      <span className="mb-2 block font-sans text-small font-600 text-brass [letter-spacing:0] after:[content:''/':']">
        {label}
      </span>{" "}
      <span>{title}</span>
    </>
  );
}
