import { focusControl } from "../field-link.tsx";

interface SoftWarningProps {
  /** The id of the field. */
  readonly of: string;
  /** Undefined where the error asks it already; the suggestions are shown all the same. */
  readonly question: string | undefined;
  readonly suggestions?: readonly { readonly text: string; readonly onTake: () => void }[];
}

/** A question below a number that is probably not what was meant, answered with one tap or ignored. */
export function SoftWarningNote({ of, question, suggestions }: SoftWarningProps) {
  return (
    <div role="status" className="field-hint empty:absolute">
      {question ? <span>{question}</span> : null}
      {suggestions?.length ? (
        <span className="flex flex-wrap gap-2 mt-1">
          {suggestions.map(({ text, onTake }) => (
            <button
              key={text}
              type="button"
              className="btn btn-secondary"
              onClick={(event) => {
                onTake();
                // The button disappears. Keyboard users continue from the field; a tap would open the phone's keyboard.
                if (event.detail === 0) focusControl(of);
              }}
            >
              {text}
            </button>
          ))}
        </span>
      ) : null}
    </div>
  );
}
