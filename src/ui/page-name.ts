import { createContext, useContext } from "react";
import { chatAbout } from "../content/chat.ts";
import { company } from "../content/company.ts";

/** The title of the page, given by the shell. */
export const PageTitle = createContext<string>(company.name);

/** The path of the page, given by the shell. */
export const PagePath = createContext<string>("");

/** The address of a chat about this page. Of its title only the part before a colon is mentioned. */
export const useChat = (text?: string): string =>
  chatAbout(useContext(PageTitle).split(":", 1)[0]!, text);
