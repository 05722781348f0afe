/** Since when the figures about us are counted, and of whom. Sample content, until they come with their proof. */
export const statsNote = {
  sample: true,
  text: "Counted from our founding in 2025 to 31 October 2026: deals that we and our partners closed. Satisfaction: of the clients who answered our question after the deal.",
} as const;
