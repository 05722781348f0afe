/** The sheet of the whole site, for parts that the prerendered page does not show yet. */
import "../../styles/index.css";
import "virtual:uno.css";
import { onPageEvent } from "../../ui/page-events.ts";

const TIMEOUT_MS = 3000;

/** Whether wake.ts has added the sheet. Without it the router cannot draw another page. */
export const hasStyles = (): boolean => "styled" in document.documentElement.dataset;

/** Resolves when the sheet is there. One that fails or stalls must not delay React for long. */
export async function stylesLoaded(): Promise<void> {
  if (hasStyles()) return;
  await new Promise<unknown>((resolve) => {
    onPageEvent("page:styled", resolve);
    setTimeout(resolve, TIMEOUT_MS);
  });
}
