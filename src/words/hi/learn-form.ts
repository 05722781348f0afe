/** What Hindi forms say. No page without one loads any of it. */
import { type FormDictionary, learn } from "../say.ts";
import { askingSentences } from "./asking.ts";
import { fillingSentences } from "./filling.ts";
import { sentences } from "./sentences.ts";
import { tongue } from "./tongue.ts";

const dictionary: FormDictionary = { ...sentences, ...askingSentences, ...fillingSentences };

/** From here on it is spoken. */
export const learnForm = (): void => learn({ ...tongue, dictionary });
