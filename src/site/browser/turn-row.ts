/**
 * Turns a row of cards that scrolls natively by a page. CSS makes it glide. `data-left` is the
 * target until the row rests: the next press and embla count from there.
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
