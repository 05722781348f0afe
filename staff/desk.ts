/** The command line: finds the command, reads its options, runs it, and says in one exit code how it went. */
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { audit } from "./commands/audit.ts";
import { called } from "./commands/called.ts";
import { backup } from "./commands/backup.ts";
import { COMMON, type Command, type Context, forParseArgs, type Given, optionText } from "./commands/command.ts";
import { erase } from "./commands/erase.ts";
import { exportLeads } from "./commands/export.ts";
import { EXIT, Failure, usage } from "./failure.ts";
import { files } from "./commands/files.ts";
import { doctor } from "./commands/doctor.ts";
import { funnel } from "./commands/funnel.ts";
import { flag } from "./commands/flag.ts";
import { help, helpFor } from "./help.ts";
import { list } from "./commands/list.ts";
import { restore } from "./commands/restore.ts";
import { retire } from "./commands/retire.ts";
import { show } from "./commands/show.ts";
import { stats } from "./commands/stats.ts";
import { today } from "./commands/today.ts";
import { whoReads } from "./lead/reading.ts";
import type { Where } from "./store/open.ts";
import type { Store } from "./store/store.ts";
import { ROOT } from "./settings.ts";

/** What is outside: a test brings its own. */
export interface World {
  readonly now: number;
  /** Who is at the desk; default: whom the machine knows. */
  readonly who?: string;
  /** Default: no. */
  readonly isTerminal?: boolean;
  /** Default: time passes. */
  pause?(milliseconds: number): Promise<boolean>;
  open(where: Where): Promise<Store>;
  say(line: string): void;
  note(line: string): void;
}

/** Those of a morning first, in the order in which they are used; then the rest. */
const MORNING: readonly Command[] = [today, list, show, called, exportLeads];
const REST: readonly Command[] = [files, flag, erase, retire, stats, funnel, audit, doctor, backup, restore];
const COMMANDS = [...MORNING, ...REST];

const written = ({ name, takes }: Command): string => ["npm run leads --", name, takes].filter(Boolean).join(" ");

/** Everything the command line says, or a Failure that shows how to say it. */
function parse(command: Command, args: readonly string[]): { given: Given; words: readonly string[] } {
  try {
    const options = forParseArgs({ ...command.options, ...COMMON });
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
    return { given: values as Given, words: positionals };
  } catch (error) {
    const said = error instanceof Error ? (error.message.split(". ")[0] ?? "") : String(error);
    throw usage(`${said}\nTry: npm run leads -- ${command.name} --help`);
  }
}

async function run(command: Command, args: readonly string[], world: World): Promise<void> {
  const { given, words } = parse(command, args);
  if (given.help) return world.say(helpFor(command));
  const fits = command.takes?.endsWith("...") ? words.length > 0 : words.length === (command.takes ? 1 : 0);
  if (!fits) throw usage(`Write: ${written(command)} [options]`);
  if (given.local && given.remote) throw usage("Choose either --local or --remote.");
  const place = given.remote ? "remote" : "local";
  const state = path.resolve(
    optionText(given, "persist-to") ?? process.env.STATE_DIR ?? path.join(ROOT, ".wrangler/state"),
  );
  let store: Promise<Store> | undefined;
  const context: Context = {
    given,
    words,
    place,
    state,
    now: world.now,
    who: world.who ?? whoReads(),
    command: command.name,
    isTerminal: world.isTerminal ?? false,
    pause: world.pause ?? ((milliseconds) => setTimeout(milliseconds, true)),
    store: () => (store ??= world.open({ place, state })),
    say: world.say,
    note: world.note,
  };
  try {
    await command.run(context);
  } finally {
    await store?.then((open) => open.close()).catch(() => undefined);
  }
}

async function dispatch([name, ...args]: readonly string[], world: World): Promise<void> {
  if (name === undefined || ["help", "--help", "-h"].includes(name)) return world.say(help(MORNING, REST));
  const command = COMMANDS.find((one) => one.name === name);
  if (!command) throw usage(`There is no command "${name}".\n\n${help(MORNING, REST)}`);
  await run(command, args, world);
}

/** The exit code. */
export async function desk(argv: readonly string[], world: World): Promise<number> {
  try {
    await dispatch(argv, world);
    return 0;
  } catch (error) {
    world.note(error instanceof Failure ? error.message : String(error instanceof Error ? error.stack : error));
    return error instanceof Failure ? error.exitCode : EXIT.failed;
  }
}
