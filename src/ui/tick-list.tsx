/** A list with ticks. */
export function TickList({
  items,
  className = "grid gap-3",
}: {
  items: readonly string[];
  className?: string;
}) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <span className="i-lucide-check mt-1 text-leaf" aria-hidden="true" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
