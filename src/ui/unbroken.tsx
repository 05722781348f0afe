/** Chromium ends a line within "15-20%" and "Mon-Sat": such a word stays whole, hyphen and all. */
export const Unbroken = ({ text }: { text: string }) =>
  text.split(/(\S+-\S+)/).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
