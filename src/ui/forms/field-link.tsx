import type { ReactNode } from "react";

/** Moves the focus to a control. Its id is the name of its field. One that has it already, far up the page, is shown again. */
export function focusControl(id: string): void {
  const control = document.querySelector<HTMLElement>(`[id="${id}"]`);
  control?.focus();
  control?.scrollIntoView({ block: "nearest" });
}

interface FieldLinkProps {
  /** The id of the control. */
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link that puts the focus into a field of the same form. */
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
