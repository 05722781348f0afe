import type { Content } from "./content.en.ts";
import { Expandable } from "../../ui/expandable.tsx";

/** Rituals and enhancers; opening one closes the other. */
export function Rites({ content }: { readonly content: Content }) {
  const { rites } = content;
  return (
    <ul className="grid items-start gap-x-16 gap-y-4 md:grid-cols-2">
      {rites.map(({ title, icon, text, more }) => (
        <li key={title} className="flex gap-5 border-t pt-6 pb-4">
          <span className="badge-arch">
            <span className={icon} aria-hidden="true" />
          </span>
          <div className="grow">
            <h3 className="text-h3">{title}</h3>
            <p className="mt-1 text-stone">{text}</p>
            <Expandable name="vaastu-rites" about={title}>
              <p>{more}</p>
            </Expandable>
          </div>
        </li>
      ))}
    </ul>
  );
}
