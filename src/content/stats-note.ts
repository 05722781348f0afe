/** Since when the figures about us are counted, and of whom. No page prints it while it is a sample: it would vouch for figures that nobody has proven. */
export const statsNote: { readonly sample: boolean; readonly text: string } = {
  sample: true,
  text: "Counted from our founding in 2025 to 31 October 2026: deals that we and our partners closed. Satisfaction: of the clients who answered our question after the deal.",
};
