import { translated } from "virtual:translated";

/** Whether an English page stands in the other language as well. */
export const isTranslated = (path: string): boolean => translated.has(path);
