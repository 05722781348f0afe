import type { GlyphName } from "../content/glyphs.ts";

/** An icon from the shared file; what is seen first on a page has its icon in the styles instead (`i-lucide-…`). */
export function Glyph({ name }: { name: GlyphName }) {
  return (
    <svg className="size-5" aria-hidden="true">
      <use href={`/art/glyphs.svg#${name}`} />
    </svg>
  );
}
