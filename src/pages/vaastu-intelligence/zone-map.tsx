import type { Content } from "./content.en.ts";

/** The nine zones as they lie on a plan, north at the top, the centre left open. */
export function ZoneMap({ content }: { readonly content: Content }) {
  const { zoneMap, zones } = content;
  return (
    <figure>
      <p className="mb-2 text-center text-small font-600 text-brass" aria-hidden="true">
        {zoneMap.north}
      </p>
      <ul className="grid grid-cols-3 overflow-hidden rounded-lg border-2 border-brass">
        {zones.map(({ name, element, place }, i) => (
          <li
            key={name}
            className={`flex min-h-32 flex-col justify-between gap-2 p-2.5 [outline:1px_solid_var(--line)] sm:min-h-40 sm:p-4 ${i === 4 ? "bg-sand" : "bg-card"}`}
          >
            <span className="text-small text-brass">{element}</span>
            <span>
              <span className="block font-display leading-tight sm:text-xl">{name}</span>
              <span className="mt-1 block text-[.875rem] leading-snug text-stone sm:text-small">{place}</span>
            </span>
          </li>
        ))}
      </ul>
      <figcaption className="mt-3 text-small text-stone">{zoneMap.caption}</figcaption>
    </figure>
  );
}
