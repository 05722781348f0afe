import type { ReactNode } from "react";

export interface TickListProps {
  items: readonly ReactNode[];
  className?: string;
}

export function TickList({ items, className = "grid gap-3" }: TickListProps) {
  return (
    <ul className={className}>
      {items.map((item, i) => (
        // The list is fixed content: its order is its identity.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={i} className="flex gap-3">
          <span className="i-lucide-check mt-1 text-leaf" aria-hidden="true" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
