import { company } from "./company.ts";

/**
 * Link to a chat with a prepared text. The visitor decides whether to send it.
 * @param about The name of the page or form, in the visitor's language.
 */
export const chatAbout = (about: string, text = ""): string =>
  `${company.chat.href}?text=${encodeURIComponent(`${about}: ${text}`)}`;
