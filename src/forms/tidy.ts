import { type Field, kindOf } from "./fields.ts";

/** What was typed, the way it should stand in its field. */
export const tidied = (field: Field, typed: string): string => kindOf(field).format(field, typed);
