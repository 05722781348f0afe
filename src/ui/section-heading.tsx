import { RichText, type RichTextValue } from "./rich-text.tsx";
import { Title, type TitleProps } from "./title.tsx";

export interface SectionHeadingProps extends TitleProps {
  lead?: RichTextValue;
  /** For links and `aria-labelledby`. */
  id?: string;
  className?: string;
}

/** The heading of a section, under a short brass line. */
export function SectionHeading({ label, title, lead, id, className = "" }: SectionHeadingProps) {
  return (
    <div className={`brass-rule max-w-3xl ${className}`}>
      <h2 id={id} className="text-h2">
        <Title label={label} title={title} />
      </h2>
      {lead && (
        <p className="mt-4 text-lead">
          <RichText text={lead} />
        </p>
      )}
    </div>
  );
}
