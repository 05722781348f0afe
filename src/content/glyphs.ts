/** Names in public/art/glyphs.svg, which tools/glyphs.ts writes. */
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
