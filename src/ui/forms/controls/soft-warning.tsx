import { focusControl } from "../field-link.tsx";

/** A soft question below a number that is hardly what was meant: it can be answered with a tap, or left alone. */
export interface Suggestion {
  readonly text: string;
  readonly onTake: () => void;
}

interface DoubtProps {
  /** The id of the field that is doubted. */
  readonly of: string;
  /** The question. Where the error asks it already, its guesses stand alone. */
  readonly asks: string | undefined;
  readonly guesses?: readonly Suggestion[];
}

export function SoftWarning({ of, asks, guesses }: DoubtProps) {
  return (
    <div role="status" className="field-hint empty:hidden">
      {asks}
      {guesses && guesses.length > 0 ? (
        <span className="flex flex-wrap gap-2 mt-1">
          {guesses.map(({ text, onTake }) => (
            <button
              key={text}
              type="button"
              className="btn btn-secondary"
              onClick={(event) => {
                onTake();
                // It goes with its question. A key leads on from the field; for a finger that would bring up the keyboard.
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
