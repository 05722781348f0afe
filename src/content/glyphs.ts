/** What public/art/glyphs.svg holds; art/glyphs.mjs writes it. */
export const glyphs = [
  "apple",
  "instagram",
  "landmark",
  "layers",
  "linkedin",
  "lock",
  "play",
  "users",
  "youtube",
] as const;

export type GlyphName = (typeof glyphs)[number];
