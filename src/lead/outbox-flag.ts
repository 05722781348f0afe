/** A flag in storage, so that a page loads the outbox only where it may hold a lead. */
import { attempt } from "./storage.ts";

const KEY = "aipm:outbox";

export const mayHoldLeads = (): boolean => attempt(() => localStorage.getItem(KEY)) === "1";
export const markFilled = (): void => {
  attempt(() => localStorage.setItem(KEY, "1"));
};
export const markEmpty = (): void => {
  attempt(() => localStorage.removeItem(KEY));
};
