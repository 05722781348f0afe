/**
 * Turns a row of cards that scrolls natively by what it shows; CSS makes it glide. Where it glides to stands at it until it rests: a second press
 * counts from there, and so does embla, which may come meanwhile. Before React, wake.ts does the same.
 */
export function turnRow(row: HTMLElement, direction: 1 | -1): void {
  const last = row.scrollWidth - row.clientWidth;
  const left = Math.min(Math.max(leftOf(row) + direction * row.clientWidth, 0), last);
  if ("onscrollend" in row) {
    row.dataset.left = `${left}`;
    row.addEventListener("scrollend", () => delete row.dataset.left, { once: true });
  }
  row.scrollTo(left, 0);
}

/** Where a row stands, or will. */
export const leftOf = ({ dataset, scrollLeft }: HTMLElement): number => Number(dataset.left ?? scrollLeft);
