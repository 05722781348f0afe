import type { ReactNode } from "react";

export interface CalloutProps {
  title?: string;
  children: ReactNode;
}

export function Callout({ title, children }: CalloutProps) {
  return (
    <div className="notice">
      {title && <p className="font-600">{title}</p>}
      {children}
    </div>
  );
}
