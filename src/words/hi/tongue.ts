import { translatedPages } from "virtual:translated-pages/hi";
import { pathIn } from "../language.ts";
import type { Tongue } from "../say.ts";
import { frameSentences } from "./frame.ts";
import { sentences } from "./sentences.ts";

export const tongue = {
  language: "hi",
  dictionary: { ...sentences, ...frameSentences },
  hasPage: (path) => pathIn("hi", path) in translatedPages,
} satisfies Tongue;
