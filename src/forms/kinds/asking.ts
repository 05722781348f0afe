/** How a form asks for what is missing. */
import type { Askable, Common } from "./kind.ts";

/** A label within a sentence. */
export const lower = (label: string): string =>
  /^[A-Z][a-z]/.test(label) ? label[0]?.toLowerCase() + label.slice(1) : label;

export const isRequired = (field: Askable): boolean => field.required !== undefined;

const asks =
  (verb: string) =>
  (field: Askable): string =>
    typeof field.required === "string" ? field.required : `${verb} ${lower(field.label)}`;
export const enter = asks("Enter");
export const choose = asks("Choose");

export const chooseFromList = (field: Common): string => `Choose ${lower(field.label)} from the list`;
