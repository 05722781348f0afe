/**
 * Options that npm kept for itself. Without `--`, `npm run leads list --remote` reads the local database, because npm takes the option. In
 * PowerShell, npm.ps1 drops the `--` that was typed. npm leaves a trace of each option in the environment.
 */
import { type Option } from "./commands/command.ts";
import { usage } from "./failure.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** Options that npm reads as several of its own: `--spam` as -s, -p, -a and -m. -m takes the next word as a message. */
const READ_AS: Readonly<Record<string, string>> = { spam: "parseable" };

/**
 * Compares the options of a command with those that npm kept.
 * @throws CommandFailure (exit code 2) with the right command line
 */
export function rejectKeptOptions(
  command: string,
  options: Readonly<Record<string, Option>>,
  args: readonly string[],
  env: Environment,
): void {
  // With one option among its arguments, `--` was there. A `true` of npm's own settings file then means nothing.
  if (env.npm_lifecycle_event !== "leads" || args.some((arg) => arg.startsWith("-"))) return;
  const isKept = (name: string): boolean =>
    Boolean(env[`npm_config_${READ_AS[name] ?? name.replaceAll("-", "_")}`]);
  const leftovers = Object.entries(options)
    .filter(([name, { short }]) => isKept(name) || (short !== undefined && isKept(short)))
    .map(([name, { value }]) => [`--${name}`, value].filter(Boolean).join(" "));
  if (leftovers.length === 0) return;
  const message = leftovers.includes("--spam") ? env.npm_config_message : undefined;
  const words = [...args, ...(message ? [message] : [])].map((arg) =>
    /^[\w./-]+$/.test(arg) ? arg : `"${arg}"`,
  );
  const line = (npm: string): string =>
    `  ${npm} run leads -- ${[command, ...words, ...leftovers].join(" ")}`;
  throw usage(
    [
      `npm kept ${leftovers.join(" ")} for itself, because "--" is missing in front. Nothing was read or changed. Write:`,
      line("npm"),
      "In PowerShell, where npm drops the --, write:",
      line("npm.cmd"),
    ].join("\n"),
  );
}
