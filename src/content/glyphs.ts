/** What public/art/glyphs.svg holds; art/glyphs.mjs writes it. */
export const glyphs = [
  "apple",
  "arrow-up",
  "compass",
  "folder",
  "hammer",
  "handshake",
  "house",
  "indian-rupee",
  "instagram",
  "key-round",
  "landmark",
  "layers",
  "linkedin",
  "lock",
  "message-circle",
  "phone",
  "play",
  "scale",
  "sofa",
  "sun",
  "trending-up",
  "truck",
  "users",
  "youtube",
] as const;

export type GlyphName = (typeof glyphs)[number];
