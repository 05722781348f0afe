/** The text of a step; a range such as "4-8" stays on one line. */
export const Step = ({ text }: { text: string }) =>
  text.split(/(\d+-\d+%?)/).map((part, i) =>
    i % 2 === 1 ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
