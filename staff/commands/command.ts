/** What a command is, and what it gets when it runs. */
import { type Place, usage } from "../failure.ts";
import type { Store } from "../store/store.ts";

export interface Option {
  readonly type: "string" | "boolean";
  readonly short?: string;
  /** What stands for the value in the help, such as `DATE`. */
  readonly value?: string;
  readonly about: string;
}

/** The options that were given, by their names without dashes. */
export type Given = Readonly<Record<string, string | boolean | undefined>>;

export interface Context {
  readonly given: Given;
  /** What was written after the command, such as references. */
  readonly words: readonly string[];
  readonly place: Place;
  /** The local state folder. */
  readonly state: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The colleague at the desk. */
  readonly who: string;
  /** The name of the command. */
  readonly command: string;
  /** Whether stdout is a terminal, which can open links. */
  readonly isTerminal: boolean;
  /** Opens the store at the first call. The desk closes it. */
  store(): Promise<Store>;
  /** Prints a line of the answer to stdout. */
  say(line: string): void;
  /** Prints a line about the work to stderr. */
  note(line: string): void;
}

/**
 * A command of the desk. `run` ends with exit code 0, or with that of the CommandFailure that it throws. Every command ends with 2 for a command
 * line that cannot be understood, and with 4 where the database is out of reach.
 *
 * It becomes a command with its place in the lists of staff/desk.ts.
 */
export interface Command {
  readonly name: string;
  /** The words after its name: `REF` is one, `REF...` is one or more, `[REF]` is at most one. */
  readonly takes?: string;
  /** One line of the help. */
  readonly about: string;
  readonly options: Readonly<Record<string, Option>>;
  /** For its help; the first also stands in the help of all. */
  readonly examples: readonly (readonly [command: string, about: string])[];
  run(context: Context): Promise<void>;
}

/** The trimmed text of an option; undefined where it was not given, or is blank. */
export const optionText = (given: Given, name: string): string | undefined => {
  const value = given[name];
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
};

/**
 * The number of `--limit`.
 * @param usual where it is not given
 * @param beyond what gives more than `most`, for the message
 * @throws CommandFailure (exit code 2) where it is no whole number from 1 to `most`
 */
export function limitOf(
  given: Given,
  { usual, most, beyond }: { usual: number; most: number; beyond: string },
): number {
  const limit = Number(optionText(given, "limit") ?? usual);
  if (Number.isInteger(limit) && limit >= 1 && limit <= most) return limit;
  throw usage(`--limit is a number from 1 to ${most}; ${beyond}.`);
}

/** The options of every command. */
export const COMMON = {
  local: { type: "boolean", about: "the database of the local site (default)" },
  remote: { type: "boolean", about: "the deployed database, with your token (see `login`)" },
  "persist-to": { type: "string", value: "DIR", about: "another local state folder than .wrangler/state" },
  help: { type: "boolean", short: "h", about: "this help" },
} as const satisfies Readonly<Record<string, Option>>;
