/** Importing this file registers the parsers (see parsers.ts). */
import { areaIn } from "./land.ts";
import { wordsToFigures } from "./number-words.ts";
import { registerParsers } from "./parsers.ts";

registerParsers({ wordsToFigures: wordsToFigures, areaIn });
