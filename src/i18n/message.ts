/** The types of the interface's messages. */
import type { messages } from "./messages.en.ts";

/** A message in English, which is the key of its translations. */
export type Message = (typeof messages)[number];
/** A message, or for any other text what to do. The compiler prints it. */
export type Known<M extends string> = M extends Message
  ? M
  : "Add this sentence to src/i18n/messages.en.ts";
/** The messages of a locale. A missing one is shown in English. */
export type Messages = Readonly<Partial<Record<Message, string>>>;

/** The names of a message's placeholders: "Upload of {name}". */
type Placeholders<M extends string> = M extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;
/** A message without placeholders. */
export type PlainMessage = {
  [M in Message]: [Placeholders<M>] extends [never] ? M : never;
}[Message];
/** The values of a message's placeholders. */
export type MessageValues<M extends string> = [Placeholders<M>] extends [never]
  ? []
  : [Readonly<Record<Placeholders<M>, string | number>>];
