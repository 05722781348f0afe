import type { Tongue } from "../say.ts";
import { isTranslated } from "../translated.ts";

/** Without its words: each part of a page brings its own. */
export const tongue = { language: "hi", hasPage: isTranslated } satisfies Tongue;
