/** Styles of what the prerendered page does not show yet. */
import "virtual:uno.css";

const TIMEOUT_MS = 3000;

/** Settles when they are there; a sheet that fails or stalls must not keep React away. */
export function stylesLoaded(): Promise<unknown> {
  const sheet = document.querySelector<HTMLLinkElement>(`[href="${document.documentElement.dataset.css}"]`);
  if (!sheet || sheet.sheet) return Promise.resolve();
  const settled = ["load", "error"].map(
    (outcome) => new Promise((resolve) => sheet.addEventListener(outcome, resolve, { once: true })),
  );
  return Promise.race([...settled, new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]);
}
