/** The interface of a command, and its context. */
import { westernDigits } from "../../src/forms/reading/digits.ts";
import { type Place, usage } from "../failure.ts";
import type { Store } from "../store/store.ts";

export interface Option {
  readonly type: "string" | "boolean";
  readonly short?: string;
  /** The placeholder of the value in the help, such as `DATE`. */
  readonly value?: string;
  /** Whether it may be there several times, and means any of its values. */
  readonly several?: true;
  readonly about: string;
}

/** Values of the options, by their names without dashes. No text is blank. */
export type Options = Readonly<Record<string, string | boolean | readonly string[] | undefined>>;

export interface Context {
  readonly options: Options;
  /** The words after the command, such as references. */
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
  /** Whether stdout is a terminal. */
  readonly isTerminal: boolean;
  /** Opens the store at the first call. The desk closes it. */
  store(): Promise<Store>;
  /** Prints a line of the result to stdout. */
  print(line: string): void;
  /** Prints a line about the work to stderr. */
  note(line: string): void;
}

/**
 * A command of the desk. `run` ends with exit code 0, or with that of the CommandFailure that it throws. Every command ends with 2 for a
 * command line that cannot be understood, and with 4 if the database is out of reach. It becomes a command through the lists of staff/desk.ts.
 */
export interface Command {
  readonly name: string;
  /** The words after its name: `REF` is one, `REF...` is one or more, `[REF]` is at most one. */
  readonly takes?: string;
  /** One line of the help. */
  readonly about: string;
  readonly options: Readonly<Record<string, Option>>;
  /** The output of `--json`. */
  readonly json: string;
  /** For its help. The first example is also in the help of all commands. */
  readonly examples: readonly (readonly [command: string, about: string])[];
  run(context: Context): Promise<void>;
}

/** The trimmed text of an option, or `undefined` if it is missing. */
export const optionText = (options: Options, name: string): string | undefined => {
  const value = options[name];
  return typeof value === "string" ? value.trim() : undefined;
};

/** The trimmed texts of an option that may be there several times. */
export const optionTexts = (options: Options, name: string): readonly string[] =>
  [options[name] ?? []].flat().map((value) => String(value).trim());

/**
 * The number of `--limit`, or the usual one.
 * @throws CommandFailure (exit code 2) unless it is a whole number from 1 to `most`
 */
export function readLimit(options: Options, usual: number, most: number): number {
  const limit = Number(westernDigits(optionText(options, "limit") ?? String(usual)));
  if (Number.isInteger(limit) && limit >= 1 && limit <= most) return limit;
  throw usage(`--limit is a number from 1 to ${most}. \`export\` has all leads.`);
}

const COMMON = {
  local: { type: "boolean", about: "the database of the local site (default)" },
  remote: { type: "boolean", about: "the deployed database, with your token (see `login`)" },
  "persist-to": {
    type: "string",
    value: "DIR",
    about: "another local state folder than .wrangler/state",
  },
  help: { type: "boolean", short: "h", about: "this help" },
} as const satisfies Readonly<Record<string, Option>>;

/** The options of every command. */
export const commonOptions = (json: string): Readonly<Record<string, Option>> => ({
  json: { type: "boolean", about: json },
  ...COMMON,
});
