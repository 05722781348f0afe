/** What a command is, and what it is given when it runs. */
import type { ParseArgsOptionsConfig } from "node:util";
import type { Place } from "../failure.ts";
import type { Store } from "../store/store.ts";

export interface Option {
  readonly type: "string" | "boolean";
  readonly short?: string;
  /** What stands for the value in the help, such as `DATE`. */
  readonly value?: string;
  readonly about: string;
}

export type Given = Readonly<Record<string, string | boolean | undefined>>;

export interface Context {
  readonly given: Given;
  /** What stands after the command, such as a reference. */
  readonly words: readonly string[];
  readonly place: Place;
  /** The local state folder. */
  readonly state: string;
  readonly now: number;
  readonly who: string;
  /** The command's name. */
  readonly command: string;
  /** Whether a person reads the answer on a terminal, which opens links. */
  readonly isTerminal: boolean;
  /** Lets so many milliseconds pass; false where the work is to end then. */
  pause(milliseconds: number): Promise<boolean>;
  /** Opened at the first use, closed by the caller. */
  store(): Promise<Store>;
  /** A line of the answer, to stdout. */
  say(line: string): void;
  /** A line about the work, to stderr. */
  note(line: string): void;
}

export interface Command {
  readonly name: string;
  /** What stands after the name, such as `REF`. */
  readonly takes?: string;
  readonly about: string;
  readonly options: Readonly<Record<string, Option>>;
  readonly examples: readonly (readonly [command: string, about: string])[];
  run(context: Context): Promise<void>;
}

export const optionText = (given: Given, name: string): string | undefined => {
  const value = given[name];
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
};

export const COMMON = {
  local: { type: "boolean", about: "the database of the local site (default)" },
  remote: { type: "boolean", about: "the deployed database, with your Cloudflare login" },
  "persist-to": { type: "string", value: "DIR", about: "another local state folder than .wrangler/state" },
  help: { type: "boolean", short: "h", about: "this help" },
} as const satisfies Readonly<Record<string, Option>>;

export const forParseArgs = (options: Readonly<Record<string, Option>>): ParseArgsOptionsConfig =>
  Object.fromEntries(
    Object.entries(options).map(([name, { type, short }]) => [name, short ? { type, short } : { type }]),
  );
