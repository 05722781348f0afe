import type { ReactNode } from "react";

/** Moves focus to a control by its id, which is the name of its field. */
export const focusControl = (id: string): void => document.querySelector<HTMLElement>(`[id="${id}"]`)?.focus();

interface FieldLinkProps {
  /** The id of the field's control. */
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Leads into a field of the same form, not only to where it stands. */
export function FieldLink({ to, className = "", children }: FieldLinkProps) {
  return (
    <a
      href={`#${to}`}
      className={`link ${className}`}
      onClick={(event) => {
        event.preventDefault();
        focusControl(to);
      }}
    >
      {children}
    </a>
  );
}
