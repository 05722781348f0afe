/** A text that does not break at hyphens: Chromium would end a line within "15-20%" or "Mon-Sat". */
export const Unbroken = ({ text }: { text: string }) => (
  <span key={text}>
    {text.split(/(\S+-\S+)/).map((part, i) =>
      i % 2 === 0 ? (
        part
      ) : (
        <span key={part} className="whitespace-nowrap">
          {part}
        </span>
      ),
    )}
  </span>
);
