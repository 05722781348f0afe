export interface Badge {
  readonly title: string;
  readonly text?: string;
  /** A whole class name, such as "i-lucide-shield-check". */
  readonly icon: string;
}

/** Short claims with icons, in a row. */
export function BadgeList({ badges }: { badges: readonly Badge[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
      {badges.map(({ title, text, icon }) => (
        <li key={title} className="flex gap-4">
          <span className="badge-arch">
            <span className={icon} aria-hidden="true" />
          </span>
          <div>
            <div className="font-600">{title}</div>
            {text && <p className="text-small text-stone">{text}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
