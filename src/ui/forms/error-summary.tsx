import { useEffect, useRef } from "react";

export interface FormError {
  /** The id of the control to go to. */
  readonly target: string;
  readonly message: string;
}

/** Takes focus when it appears, and leads to each field; the title tells of it too. */
export function ErrorSummary({ heading, errors }: { heading: string; errors: readonly FormError[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  useEffect(() => {
    const title = document.title;
    document.title = title.startsWith("Error: ") ? title : `Error: ${title}`;
    return () => {
      document.title = document.title.replace(/^Error: /, "");
    };
  }, []);
  return (
    <div ref={box} role="alert" tabIndex={-1} className="notice notice-error grid gap-2">
      <h2 className="text-h3">{heading}</h2>
      <ul className="grid gap-1">
        {errors.map(({ target, message }) => (
          <li key={target}>
            <a
              href={`#${target}`}
              className="link text-danger"
              onClick={(event) => {
                event.preventDefault();
                document.querySelector<HTMLElement>(`[id="${target}"]`)?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
