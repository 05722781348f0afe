import type { Translated } from "./locale.ts";
import type { Messages } from "./message.ts";

const files = import.meta.glob<Messages>(["./messages.*.ts", "!./messages.en.ts"], {
  import: "messages",
});

/** Loads the messages of a locale, so that pages in other locales do not carry them. */
export const loadMessages = async (locale: Translated): Promise<Messages> =>
  (await files[`./messages.${locale}.ts`]?.()) ?? {};
