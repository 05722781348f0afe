/** What the sentences of the interface are to the compiler. */
import type { messages } from "./messages.en.ts";

/** A sentence in English, which is the key of its translations. */
export type Message = (typeof messages)[number];
/** A language's translation of them. What is missing is said in English. */
export type Messages = Readonly<Partial<Record<Message, string>>>;

/** What is left open in a sentence: "Upload of {name}". */
type Holes<M extends string> = M extends `${string}{${infer Name}}${infer Rest}` ? Name | Holes<Rest> : never;
/** A sentence without holes. */
export type PlainMessage = { [M in Message]: [Holes<M>] extends [never] ? M : never }[Message];
/** What fills the holes of a sentence. */
export type Values<M extends string> = [Holes<M>] extends [never] ? [] : [Readonly<Record<Holes<M>, string | number>>];
