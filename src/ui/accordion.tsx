import type { ReactNode } from "react";
import type { NavLink } from "../content/navigation.ts";

export interface Question {
  readonly question: string;
  readonly answer: string;
  readonly link?: NavLink;
}

export interface AccordionProps {
  items: readonly Question[];
  /** One name a page and group; items that share it close each other. */
  name: string;
  /** Leaves several open at once, as the FAQ page does. */
  several?: boolean;
  /** All of them stand open. */
  open?: boolean;
  /** How a text of theirs is drawn, where not as it is. */
  draw?: (text: string) => ReactNode;
  /** The level under the section's own heading. */
  as?: "h3" | "h4";
}

/** Native: works before any script, and the browser's find-in-page opens what it finds. */
export function Accordion({ items, name, several, open, draw, as: Heading = "h3" }: AccordionProps) {
  return (
    <div className="border-t">
      {items.map(({ question, answer, link }) => (
        <details key={question} name={several ? undefined : name} open={open} className="fold border-b">
          <summary className="question">
            <Heading className="text-h3">{draw?.(question) ?? question}</Heading>
          </summary>
          <p className="measure pb-6 text-stone">
            {draw?.(answer) ?? answer}
            {link && (
              <a href={link.href} className="tap link mt-1 flex w-fit items-center">
                {link.label}
              </a>
            )}
          </p>
        </details>
      ))}
    </div>
  );
}
