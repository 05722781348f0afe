/** Reads the options and the words of a command: each option is known, has a value and is there once. */
import { parseArgs } from "node:util";
import { isBlank } from "../src/forms/reading/blank.ts";
import { didYouMean } from "./closest.ts";
import { type Command, commonOptions, type Option, type Options } from "./commands/command.ts";
import { failureText, usage } from "./failure.ts";
import { usageLine } from "./help.ts";

export const allOptions = (command: Command): Readonly<Record<string, Option>> => ({
  ...command.options,
  ...commonOptions(command.json),
});

/** An empty value is nearly always a variable of a script that was not set. It must not mean "all". */
const EMPTY = "This one is empty. Is a variable unset?";

/** The values of one option. @throws CommandFailure (exit code 2) for an empty value, or for a second one */
function checkValues(
  name: string,
  { several }: Option,
  values: readonly string[],
): string | readonly string[] {
  if (values.some(isBlank)) throw usage(`--${name} needs a value. ${EMPTY}`);
  if (several) return values;
  if (values.length > 1) throw usage(`--${name} is given twice. It takes one value.`);
  return values[0]!;
}

/** The dashes of word processors and messengers, which make one of `--`. A phone may type them too. */
const DASHES = /^[-\u2010-\u2015\u2212]+/;

/** "–since" is --since if the command has it. */
function withPlainDashes(arg: string, options: Readonly<Record<string, Option>>): string {
  const [name] = arg.replace(DASHES, "").split("=", 1);
  return DASHES.test(arg) && !arg.startsWith("--") && Object.hasOwn(options, name!)
    ? arg.replace(DASHES, "--")
    : arg;
}

function parse(command: Command, typed: readonly string[]) {
  const options = allOptions(command);
  const args = typed.map((arg) => withPlainDashes(arg, options));
  const config = Object.fromEntries(
    Object.entries(options).map(([name, { type, short }]) => [
      name,
      { type, multiple: type === "string", ...(short && { short }) },
    ]),
  );
  try {
    return parseArgs({ args, options: config, allowPositionals: true, strict: true });
  } catch (error) {
    const message = failureText(error).split(". ")[0]!;
    const unknown = /Unknown option '--([^']+)'/.exec(message)?.[1];
    const suggestion = unknown ? didYouMean(unknown, Object.keys(options)).replace('"', '"--') : "";
    throw usage(`${message}.${suggestion}\nTry: npm run leads -- ${command.name} --help`);
  }
}

/** @throws CommandFailure (exit code 2) for a command line that cannot be understood */
export function readCommandLine(command: Command, args: readonly string[]) {
  const known = allOptions(command);
  const { values, positionals: words } = parse(command, args);
  const options: Options = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "boolean"
        ? value
        : checkValues(name, known[name]!, value as readonly string[]),
    ]),
  );
  return { options, words };
}

/** @throws CommandFailure (exit code 2) for too few or too many words, and for an empty one */
export function checkWords(command: Command, words: readonly string[]): void {
  const { takes = "" } = command;
  const least = takes === "" || takes.startsWith("[") ? 0 : 1;
  const most = takes === "" ? 0 : takes.endsWith("...") ? Number.POSITIVE_INFINITY : 1;
  if (words.length < least || words.length > most)
    throw usage(`Write: npm run leads -- ${usageLine(command)} [options]`);
  if (words.some(isBlank))
    throw usage(`${command.name} needs ${takes.replace(/[[\].]/g, "")}. ${EMPTY}`);
}
