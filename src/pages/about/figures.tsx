import type { Content } from "./content.en.ts";

/** The five figures: the two of size large, the three of trust under them. */
export function Figures({ stats }: Pick<Content, "stats">) {
  return (
    <dl className="grid grid-cols-2 gap-x-8 md:grid-cols-6">
      {stats.map(({ value, label }, i) => (
        <div
          key={label}
          className={`flex flex-col-reverse border-t pt-5 pb-8 ${i < 2 ? "col-span-2 md:col-span-3" : i === 4 ? "col-span-2" : "col-span-1 md:col-span-2"}`}
        >
          <dt className="text-stone">{label}</dt>
          <dd
            className={`figures font-display ${i < 2 ? "text-[min(clamp(3rem,1.4rem+5vw,6.5rem),15vw)] whitespace-nowrap leading-none text-brass mb-2" : "text-h1"}`}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
