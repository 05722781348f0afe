/** Who imports this reads all that words.ts tells of. */
import { areaIn } from "./land.ts";
import { wordsToFigures } from "./number-words.ts";
import { registerParsers } from "./parsers.ts";

registerParsers({ wordsToFigures: wordsToFigures, areaIn });
