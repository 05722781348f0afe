import type { ReactNode } from "react";

/**
 * Moves the focus to a control, whose id is the name of its field, and scrolls the whole field into view. The browser scrolls for the
 * control alone, so the header would cover its label. A control that has the focus already may be far up the page.
 */
export function focusControl(id: string): void {
  const control = document.querySelector<HTMLElement>(`[id="${id}"]`);
  control?.focus();
  (control?.closest(".field") ?? control)?.scrollIntoView({ block: "nearest" });
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
