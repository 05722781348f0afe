import type { Translated } from "./locale.ts";
import type { Messages } from "./message.ts";

const files = import.meta.glob<Messages>(["./messages.*.ts", "!./messages.en.ts"], { import: "messages" });

/** Fetches the sentences of a locale: who says nothing in it carries none of them. */
export const loadMessages = async (locale: Translated): Promise<Messages> =>
  (await files[`./messages.${locale}.ts`]?.()) ?? {};
