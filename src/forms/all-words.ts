/** Who imports this reads all that words.ts tells of. */
import { areaIn } from "./land.ts";
import { inFigures } from "./number-words.ts";
import { addWords } from "./words.ts";

addWords({ inFigures, areaIn });
