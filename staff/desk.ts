/** The command line of the staff: finds the command, reads its options and runs it. */
import path from "node:path";
import { parseArgs } from "node:util";
import { audit } from "./commands/audit.ts";
import { called } from "./commands/called.ts";
import { COMMON, type Command, type Given, optionText } from "./commands/command.ts";
import { erase } from "./commands/erase.ts";
import { exportLeads } from "./commands/export.ts";
import { EXIT, CommandFailure, failureText, type Place, usage } from "./failure.ts";
import { files } from "./commands/files.ts";
import { doctor } from "./commands/doctor.ts";
import { flag } from "./commands/flag.ts";
import { help, helpFor, usageOf } from "./help.ts";
import { list } from "./commands/list.ts";
import { login } from "./commands/login.ts";
import { show } from "./commands/show.ts";
import { today } from "./commands/today.ts";
import { staffName } from "./lead/reading.ts";
import type { Store } from "./store/store.ts";
import { ROOT } from "../scripts/commands.ts";

/** What the desk needs from outside: the time, a database, and where to print. Tests bring their own. */
export interface Environment {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The colleague at the desk; by default the user of this machine. */
  readonly who?: string;
  /** Whether stdout is a terminal; by default it is not. */
  readonly isTerminal?: boolean;
  open(where: { readonly place: Place; readonly state: string }): Promise<Store>;
  say(line: string): void;
  note(line: string): void;
}

/** The commands of a morning in the order of their use, then the rest. */
const MORNING: readonly Command[] = [today, list, show, called, exportLeads];
const REST: readonly Command[] = [files, flag, erase, audit, doctor, login];

/** Reads the options and words of a command. @throws CommandFailure (exit code 2) for an option that it does not have */
function parse(command: Command, args: readonly string[]): { given: Given; words: readonly string[] } {
  try {
    const options = { ...command.options, ...COMMON };
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
    return { given: values as Given, words: positionals };
  } catch (error) {
    throw usage(`${failureText(error).split(". ")[0]}\nTry: npm run leads -- ${command.name} --help`);
  }
}

/**
 * Runs a command with its arguments.
 * @throws CommandFailure of the command, or for wrong usage (exit code 2)
 */
async function runCommand(command: Command, args: readonly string[], environment: Environment): Promise<void> {
  const { given, words } = parse(command, args);
  const { now, who = staffName(), isTerminal = false, say, note } = environment;
  if (given.help) return say(helpFor(command));
  const { takes = "" } = command;
  const [least, most] = [takes === "" || takes.startsWith("[") ? 0 : 1, takes === "" ? 0 : 1];
  const fits = words.length >= least && (takes.endsWith("...") || words.length <= most);
  if (!fits) throw usage(`Write: npm run leads -- ${usageOf(command)} [options]`);
  if (given.local && given.remote) throw usage("Choose either --local or --remote.");
  const place = given.remote ? "remote" : "local";
  const folder = optionText(given, "persist-to") ?? process.env.STATE_DIR ?? path.join(ROOT, ".wrangler/state");
  const state = path.resolve(folder);
  let opened: Promise<Store> | undefined;
  const store = (): Promise<Store> => (opened ??= environment.open({ place, state }));
  try {
    await command.run({
      given,
      words,
      place,
      state,
      now,
      who,
      command: command.name,
      isTerminal,
      store,
      say,
      note,
    });
  } finally {
    await opened?.then((open) => open.close()).catch(() => undefined);
  }
}

async function dispatch([name, ...args]: readonly string[], environment: Environment): Promise<void> {
  if (name === undefined || ["help", "--help", "-h"].includes(name)) return environment.say(help(MORNING, REST));
  const command = [...MORNING, ...REST].find((one) => one.name === name);
  if (!command) throw usage(`There is no command "${name}".\n\n${help(MORNING, REST)}`);
  await runCommand(command, args, environment);
}

/**
 * Runs one command line of the desk. It never rejects: a failure is printed by `note`.
 * @param argv without Node and script, such as `["show", "AIPM-7K3M9-2QXPA", "--remote"]`
 * @returns the exit code, as in EXIT; 0 is success
 * @example
 * const exitCode = await desk(["list", "--since", "today"], {
 *   now: Date.now(),
 *   open: openStore,
 *   say: (line) => console.log(line),
 *   note: (line) => console.error(line),
 * });
 */
export async function desk(argv: readonly string[], environment: Environment): Promise<number> {
  try {
    await dispatch(argv, environment);
    return 0;
  } catch (error) {
    environment.note(
      error instanceof CommandFailure ? error.message : String(error instanceof Error ? error.stack : error),
    );
    return error instanceof CommandFailure ? error.exitCode : EXIT.failed;
  }
}
