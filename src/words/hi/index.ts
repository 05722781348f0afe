/** What a Hindi page is made of. No English page loads any of it. */
import { pages } from "virtual:pages/hi";
import { learn, type PageDictionary } from "../say.ts";
import { frameSentences } from "./frame.ts";
import { sentences } from "./sentences.ts";
import { tongue } from "./tongue.ts";

const dictionary: PageDictionary = { ...sentences, ...frameSentences };

export const allPaths = (): readonly string[] => Object.keys(pages);

/** The modules of a page, which is spoken from here on; none where there is no page. */
export async function modulesAt(path: string) {
  learn({ ...tongue, dictionary });
  const modules = await pages[path]?.();
  modules?.[1]?.learnForm?.();
  return modules;
}
