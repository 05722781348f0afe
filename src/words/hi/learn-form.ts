/** Where a form wakes alone. No page without one loads it by itself. */
import { messages } from "../../i18n/messages.hi.ts";
import { setLocale } from "../../i18n/t.ts";

/** From here on it is in Hindi. */
export const learnForm = (): void => setLocale({ locale: "hi", messages });
