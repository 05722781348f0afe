/** Such options stand one below the other, where they can be compared. */
const isLong = (option: string): boolean => option.length > 24;

interface RadiosProps {
  readonly name: string;
  readonly options: readonly string[];
  /** Offered to a page without script alone. */
  readonly beside?: readonly string[];
  readonly shown?: Readonly<Record<string, string>> | undefined;
  readonly chosen: string;
  readonly required: boolean;
  readonly onChoose: (option: string) => void;
  /** A second tap on what is chosen, where nobody has to choose. */
  readonly onTakeBack?: () => void;
}

export function Radios({ name, options, beside, shown, chosen, required, onChoose, onTakeBack }: RadiosProps) {
  return (
    <div className={options.some(isLong) ? "grid gap-2 max-w-md" : "flex flex-wrap gap-2"}>
      {[...new Set([...options, ...(beside ?? [])])].map((option, i) => (
        <label key={option} className={options.includes(option) ? "choice" : "choice hidden! unscripted:flex!"}>
          <input
            id={i === 0 ? name : undefined}
            type="radio"
            name={name}
            value={option}
            required={required}
            checked={chosen === option}
            onChange={() => onChoose(option)}
            onClick={chosen === option ? onTakeBack : undefined}
          />
          {shown?.[option] ?? option}
        </label>
      ))}
    </div>
  );
}
