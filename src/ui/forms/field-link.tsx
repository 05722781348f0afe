import type { ReactNode } from "react";
import { focusControl } from "./focus-control.ts";

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
