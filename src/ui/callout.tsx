import type { ReactNode } from "react";

const TONES = { note: "notice", error: "notice notice-error", success: "notice notice-success" } as const;

export interface CalloutProps {
  title?: string;
  tone?: keyof typeof TONES;
  children: ReactNode;
}

export function Callout({ title, tone = "note", children }: CalloutProps) {
  return (
    <div className={TONES[tone]}>
      {title && <p className="font-600">{title}</p>}
      {children}
    </div>
  );
}
