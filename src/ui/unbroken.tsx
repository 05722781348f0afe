/** What stays on one line: a span of hours, words with a hyphen, and an amount with its unit or the amount it reaches to. */
const WHOLE =
  /(\d[\d:]* ?[AP]M ?- ?\d[\d:]* ?[AP]M|\S+-\S+|₹[\d,.]+(?: (?:lakh|crore|लाख|करोड़))?(?: (?:to|से) ₹[\d,.]+)?)/;

/** A text that breaks neither at hyphens ("15-20%", "Mon-Sat") nor within an amount ("₹12,000 to ₹35,000"). */
export const Unbroken = ({ text }: { text: string }) => (
  <span key={text}>
    {text.split(WHOLE).map((part, i) =>
      i % 2 === 0 ? (
        part
      ) : (
        <span key={part} className="inline-block max-w-full">
          {part}
        </span>
      ),
    )}
  </span>
);
