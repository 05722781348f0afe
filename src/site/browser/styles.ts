/** The sheet of the whole site, for parts that the prerendered page does not show yet. */
import "../../styles/index.css";
import "virtual:uno.css";

const TIMEOUT_MS = 3000;

/** Resolves when the sheet is there. One that fails or stalls must not delay React for long. */
export function stylesLoaded(): Promise<unknown> {
  const sheet = document.querySelector<HTMLLinkElement>(`[href="${document.documentElement.dataset.css}"]`);
  if (!sheet || sheet.sheet) return Promise.resolve();
  const settled = ["load", "error"].map(
    (outcome) => new Promise((resolve) => sheet.addEventListener(outcome, resolve, { once: true })),
  );
  return Promise.race([...settled, new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]);
}
