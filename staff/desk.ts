/** The command line of the staff: finds the command, reads its options and runs it. */
import path from "node:path";
import { didYouMean } from "./closest.ts";
import { audit } from "./commands/audit.ts";
import { called } from "./commands/called.ts";
import { allOptions, checkWords, readCommandLine } from "./command-line.ts";
import { type Command, optionText } from "./commands/command.ts";
import { doctor } from "./commands/doctor.ts";
import { erase } from "./commands/erase.ts";
import { exportLeads } from "./commands/export.ts";
import { files } from "./commands/files.ts";
import { flag } from "./commands/flag.ts";
import { list } from "./commands/list.ts";
import { login } from "./commands/login.ts";
import { show } from "./commands/show.ts";
import { today } from "./commands/today.ts";
import { EXIT, CommandFailure, type Place, usage, withoutPasswords } from "./failure.ts";
import { help, helpFor } from "./help.ts";
import { staffName } from "./lead/reading.ts";
import { rejectKeptOptions } from "./npm-options.ts";
import type { Store } from "./store/store.ts";
import { ROOT } from "../shared/commands.ts";

/** The time, the database and the terminal of a command line. Tests replace them. */
export interface Environment {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The colleague at the desk. Default: the user of this machine. */
  readonly who?: string;
  /** Whether stdout is a terminal. Default: false. */
  readonly isTerminal?: boolean;
  /** Environment variables of npm. Default: none. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  open(where: { readonly place: Place; readonly state: string }): Promise<Store>;
  print(line: string): void;
  note(line: string): void;
}

/** The commands of a morning in the order of their use, then the others. */
const MORNING: readonly Command[] = [today, list, show, called, exportLeads];
const OTHERS: readonly Command[] = [files, flag, erase, audit, doctor, login];
export const COMMANDS = [...MORNING, ...OTHERS];

/** @throws CommandFailure of the command, or for wrong usage (exit code 2) */
async function runCommand(
  command: Command,
  args: readonly string[],
  environment: Environment,
): Promise<void> {
  const { now, who = staffName(), isTerminal = false, env = {}, print, note } = environment;
  rejectKeptOptions(command.name, allOptions(command), args, env);
  const { options, words } = readCommandLine(command, args);
  if (options.help) return print(helpFor(command));
  checkWords(command, words);
  if (options.local && options.remote) throw usage("Choose either --local or --remote.");
  const place = options.remote ? "remote" : "local";
  const folder =
    optionText(options, "persist-to") ||
    process.env.STATE_DIR ||
    path.join(ROOT, ".wrangler/state");
  const state = path.resolve(folder);
  let opened: Promise<Store> | undefined;
  const store = (): Promise<Store> => (opened ??= environment.open({ place, state }));
  const where = { place, state, now, who, command: command.name, isTerminal } as const;
  try {
    await command.run({ options, words, ...where, store, print, note });
  } finally {
    await opened?.then((open) => open.close()).catch(() => undefined);
  }
}

async function dispatch(argv: readonly string[], environment: Environment): Promise<void> {
  // pnpm and Yarn pass on the `--` that npm takes.
  const [name = "help", ...args] = argv[0] === "--" ? argv.slice(1) : argv;
  if (["help", "--help", "-h"].includes(name)) {
    const [topic] = args;
    if (topic === undefined || topic.startsWith("-"))
      return environment.print(help(MORNING, OTHERS));
    return dispatch([topic, "--help"], environment);
  }
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (!command) {
    const names = COMMANDS.map((candidate) => candidate.name);
    const later = name.startsWith("-") ? args.find((word) => names.includes(word)) : undefined;
    if (later) throw usage(`Options come behind the command: npm run leads -- ${later} ${name}`);
    throw usage(
      `There is no command "${name}".${didYouMean(name, names)}\nTry: npm run leads -- help`,
    );
  }
  await runCommand(command, args, environment);
}

/**
 * Runs one command line of the desk. It never rejects: `note` prints a failure.
 *
 * @param argv without Node and script, such as `["show", "AIPM-7K3M9-2QXPA", "--remote"]`
 * @returns the exit code, as in EXIT, or 0
 */
export async function desk(argv: readonly string[], environment: Environment): Promise<number> {
  try {
    await dispatch(argv, environment);
    return 0;
  } catch (error) {
    if (error instanceof CommandFailure) {
      environment.note(error.message);
      return error.exitCode;
    }
    environment.note(withoutPasswords(String(error instanceof Error ? error.stack : error)));
    return EXIT.failed;
  }
}
