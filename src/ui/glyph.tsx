import type { GlyphName } from "../content/glyphs.ts";

/** An icon from the shared SVG file. In the first view use `i-lucide-…` classes, which are in the page's own styles. */
export function Glyph({ name }: { name: GlyphName }) {
  return (
    <svg className="size-5" aria-hidden="true">
      <use href={`/art/glyphs.svg#${name}`} />
    </svg>
  );
}
