import type { ReactNode } from "react";
import type { NavLink } from "../content/navigation.ts";
import { Link } from "./link.tsx";

export interface Question {
  readonly question: string;
  readonly answer: string;
  readonly link?: NavLink;
}

export interface AccordionProps {
  items: readonly Question[];
  /** Unique on the page: opening one item closes the others of this name. */
  name: string;
  /** Several may be open at once. */
  several?: boolean;
  /** All start open. */
  open?: boolean;
  /** Draws question and answer, for example with marked words. */
  draw?: (text: string) => ReactNode;
  /** The heading level of a question. */
  as?: "h3" | "h4";
}

/**
 * Questions that open, as native `<details>`: they work without a script, and find-in-page opens
 * its matches.
 *
 * @example <Accordion items={questions} name="loan-faq" />
 */
export function Accordion({
  items,
  name,
  several,
  open,
  draw,
  as: Heading = "h3",
}: AccordionProps) {
  return (
    <div className="border-t">
      {items.map(({ question, answer, link }) => (
        <details
          key={question}
          name={several ? undefined : name}
          open={open}
          className="fold border-b"
        >
          <summary className="question">
            <Heading className="text-h3">{draw?.(question) ?? question}</Heading>
          </summary>
          <p className="measure pb-6">
            <span>{draw?.(answer) ?? answer}</span>
            {link && (
              <Link href={link.href} className="tap link mt-1 flex w-fit items-center">
                {link.label}
              </Link>
            )}
          </p>
        </details>
      ))}
    </div>
  );
}
