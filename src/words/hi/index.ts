/** What a Hindi page is made of. No English page loads any of it. */
import { pages } from "virtual:pages/hi";
import { messages } from "../../i18n/messages.hi.ts";
import { setLocale } from "../../i18n/t.ts";

export const allPaths = (): readonly string[] => Object.keys(pages);

/** The modules of a page, which is in Hindi from here on; none where there is no page. */
export async function modulesAt(path: string) {
  setLocale({ locale: "hi", messages });
  return pages[path]?.();
}
