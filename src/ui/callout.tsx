import type { ReactNode } from "react";

/** A note with a coloured edge. */
export function Callout({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div className="notice">
      {title && <p className="font-600">{title}</p>}
      {children}
    </div>
  );
}
