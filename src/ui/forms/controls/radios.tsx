/** Whether to stack the options, because one is long. */
const isLong = (option: string): boolean => option.length > 24;

interface RadiosProps {
  readonly name: string;
  readonly options: readonly string[];
  /** Extra options that only a page without scripts shows. */
  readonly unscripted?: readonly string[];
  readonly optionLabels?: Readonly<Record<string, string>> | undefined;
  readonly chosen: string;
  /** Whether the browser requires a choice. */
  readonly required?: boolean;
  readonly onChoose: (option: string) => void;
  /** Called on a second tap on the chosen option. */
  readonly onClear?: (() => void) | undefined;
}

export function Radios({
  name,
  options,
  unscripted,
  optionLabels,
  chosen,
  required = false,
  onChoose,
  onClear,
}: RadiosProps) {
  return (
    <div className={options.some(isLong) ? "grid gap-2 max-w-md" : "flex flex-wrap gap-2"}>
      {[...new Set([...options, ...(unscripted ?? [])])].map((option, i) => (
        <label
          key={option}
          className={options.includes(option) ? "choice" : "choice hidden! unscripted:flex!"}
        >
          <input
            id={i === 0 ? name : undefined}
            type="radio"
            name={name}
            value={option}
            // Screen readers announce each required radio, so only the first has `required`.
            required={required && i === 0}
            // Chromium would announce each required radio as invalid from the start. The fieldset announces errors.
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
