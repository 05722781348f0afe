import { translatedPages } from "virtual:translated-pages/hi";
import { pathIn } from "../language.ts";
import type { Tongue } from "../say.ts";
import { interfaceSentences } from "./interface.ts";
import { sentences } from "./sentences.ts";

export const tongue: Tongue = {
  language: "hi",
  dictionary: { ...sentences, ...interfaceSentences },
  hasPage: (path) => pathIn("hi", path) in translatedPages,
};
