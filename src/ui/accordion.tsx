export interface Question {
  readonly question: string;
  readonly answer: string;
}

export interface AccordionProps {
  items: readonly Question[];
  /** One name a page and group; items that share it close each other. */
  name: string;
  /** Leaves several open at once, as the FAQ page does. */
  several?: boolean;
  /** The level under the section's own heading. */
  as?: "h3" | "h4";
}

/** Native: works before any script, and the browser's find-in-page opens what it finds. */
export function Accordion({ items, name, several, as: Heading = "h3" }: AccordionProps) {
  return (
    <div className="border-t">
      {items.map(({ question, answer }) => (
        <details key={question} name={several ? undefined : name} className="fold group border-b">
          <summary className="flex items-start justify-between gap-4 py-4.5 hover:text-leaf">
            <Heading className="text-h3">{question}</Heading>
            <span className="i-lucide-plus mt-1 text-brass ease-quick group-open:rotate-45" aria-hidden="true" />
          </summary>
          <div className="measure pb-6 text-stone">
            <p>{answer}</p>
          </div>
        </details>
      ))}
    </div>
  );
}
