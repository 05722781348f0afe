/**
 * Turns a row of cards that scrolls natively by what it shows; CSS makes it glide. Where it glides to stands at it until it rests: a second
 * press counts from there, and so does embla, which may come meanwhile.
 */
export function turnRow(row: HTMLElement, direction: 1 | -1): void {
  const { dataset, scrollLeft, clientWidth, scrollWidth } = row;
  const page = clientWidth + (parseFloat(getComputedStyle(row).columnGap) || 0);
  const left = Math.min(Math.max(Number(dataset.left ?? scrollLeft) + direction * page, 0), scrollWidth - clientWidth);
  if ("onscrollend" in row && left !== scrollLeft) {
    dataset.left = `${left}`;
    row.addEventListener("scrollend", () => delete dataset.left, { once: true });
  }
  row.scrollTo(left, 0);
}
