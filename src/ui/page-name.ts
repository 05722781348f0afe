import { createContext, useContext } from "react";
import { chatAbout } from "../content/chat.ts";
import { company } from "../content/company.ts";

/** The page's title, which the frame knows and its parts speak of. */
export const PageTitle = createContext<string>(company.name);

/** Where a chat about this page opens. Behind a colon a title only says more. */
export const useChat = (text?: string): string => chatAbout(useContext(PageTitle).split(":", 1)[0]!, text);
