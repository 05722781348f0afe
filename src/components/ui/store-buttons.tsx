import { storeLinks } from "../../content/company.ts";

/** The two listings, each in a new tab. */
export function StoreButtons() {
  return (
    <ul className="flex flex-wrap gap-3">
      {storeLinks.map(({ label, action, href, icon }) => (
        <li key={label}>
          <a href={href} target="_blank" rel="noopener" className="btn bg-ink text-page hover:opacity-90">
            <span className={`${icon} text-2xl`} aria-hidden="true" />
            <span className="text-left leading-tight">
              <span className="block text-xs font-400">{action}</span>
              {label}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
