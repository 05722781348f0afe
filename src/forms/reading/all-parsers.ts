/** Importing this file registers the parsers (see parsers.ts). */
import { areaIn } from "./land.ts";
import { registerParsers } from "./parsers.ts";

registerParsers({ areaIn });
