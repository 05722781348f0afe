import { company } from "./company.ts";

/**
 * Opens a chat with words in its field; the visitor sends them, or does not.
 * @param about the page's or the form's name, in the visitor's language: whoever answers knows what it is about
 */
export const chatAbout = (about: string, text = ""): string =>
  `${company.chat.href}?text=${encodeURIComponent(`${about}: ${text}`)}`;
