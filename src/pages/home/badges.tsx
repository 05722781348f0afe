import type { Content } from "./content.en.ts";
import { Glyph } from "../../ui/glyph.tsx";

export function Badges({ content }: { readonly content: Content }) {
  const { badges, headings } = content;
  return (
    <section aria-label={headings.badges.title} className="bg-sand">
      <ul className="wrap grid gap-6 py-12 sm:grid-cols-2 lg:grid-cols-4">
        {badges.map(({ title, text, icon }) => (
          <li key={title} className="flex gap-4">
            <span className="badge-arch">
              <Glyph name={icon} />
            </span>
            <div>
              <p className="font-600">{title}</p>
              <p className="text-small text-stone">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
