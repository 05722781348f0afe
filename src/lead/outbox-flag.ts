/** Tells a page that has loaded nothing of the outbox whether there is something to load it for. */
import { attempt } from "./storage.ts";

const KEY = "aipm:outbox";

export const mayHoldLeads = (): boolean => attempt(() => localStorage.getItem(KEY)) === "1";
export const markFilled = (): void => {
  attempt(() => localStorage.setItem(KEY, "1"));
};
export const markEmpty = (): void => {
  attempt(() => localStorage.removeItem(KEY));
};
