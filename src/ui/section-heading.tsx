import { RichText, type RichTextValue } from "./rich-text.tsx";
import { Title, type TitleProps } from "./title.tsx";

export interface SectionHeadingProps extends TitleProps {
  lead?: RichTextValue;
  /** Where a link or an aria-labelledby points to. */
  id?: string;
  as?: "h2" | "h3";
  className?: string;
}

/** The one brass line says where a section begins. */
export function SectionHeading({ label, title, lead, id, as: Heading = "h2", className = "" }: SectionHeadingProps) {
  return (
    <div className={`plinth-rule max-w-3xl ${className}`}>
      <Heading id={id} className="text-h2">
        <Title label={label} title={title} />
      </Heading>
      {lead && (
        <p className="mt-4 text-lead text-stone">
          <RichText text={lead} />
        </p>
      )}
    </div>
  );
}
