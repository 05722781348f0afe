import type { ReactNode } from "react";
import { t } from "../i18n/t.ts";

export interface ExpandableProps {
  /** Opening one closes the others of this name. */
  name: string;
  children: ReactNode;
  /** The subject, for screen readers. */
  about: string;
}

/** A longer text behind "Read More". */
export function Expandable({ name, children, about }: ExpandableProps) {
  return (
    <details name={name} className="fold group flex flex-col">
      <summary className="tap inline-flex items-center gap-1.5 font-600 text-leaf hover:underline">
        <span className="group-open:hidden">{t("Read More")}</span>
        <span className="hidden group-open:inline">{t("Read Less")}</span>
        <span className="sr-only">{`: ${about}`}</span>
        <span
          className="i-lucide-plus [transition-duration:.15s] group-open:rotate-45"
          aria-hidden="true"
        />
      </summary>
      <div className="pb-2">{children}</div>
    </details>
  );
}
