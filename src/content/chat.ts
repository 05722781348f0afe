import { company } from "./company.ts";

/** Opens the chat with these words in its field; the visitor sends them, or does not. */
export const chatWith = (text: string): string => `${company.chat.href}?text=${encodeURIComponent(text)}`;
