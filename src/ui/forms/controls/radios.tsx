/** Long options are stacked. */
const isLong = (option: string): boolean => option.length > 24;

interface RadiosProps {
  readonly name: string;
  readonly options: readonly string[];
  /** Further options for pages without script. */
  readonly unscripted?: readonly string[];
  readonly optionLabels?: Readonly<Record<string, string>> | undefined;
  readonly chosen: string;
  readonly required: boolean;
  readonly onChoose: (option: string) => void;
  /** A second tap on the chosen option, where the answer is optional. */
  readonly onClear?: () => void;
}

export function Radios({ name, options, unscripted, optionLabels, chosen, required, onChoose, onClear }: RadiosProps) {
  return (
    <div className={options.some(isLong) ? "grid gap-2 max-w-md" : "flex flex-wrap gap-2"}>
      {[...new Set([...options, ...(unscripted ?? [])])].map((option, i) => (
        <label key={option} className={options.includes(option) ? "choice" : "choice hidden! unscripted:flex!"}>
          <input
            id={i === 0 ? name : undefined}
            type="radio"
            name={name}
            value={option}
            // One radio has `required`. Otherwise each is announced as required.
            required={required && i === 0}
            // Chromium calls each radio of such a set invalid from the start. The set announces later errors.
            // oxlint-disable-next-line jsx-a11y/role-supports-aria-props
            aria-invalid={required ? false : undefined}
            checked={chosen === option}
            onChange={() => onChoose(option)}
            onClick={chosen === option ? onClear : undefined}
          />
          {optionLabels?.[option] ?? option}
        </label>
      ))}
    </div>
  );
}
