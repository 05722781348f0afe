import { type Command, commonOptions, type Option } from "./commands/command.ts";
import { DATE_WORDS } from "./dates.ts";

const NAME_WIDTH = 14;

const optionLines = (options: Readonly<Record<string, Option>>): string[] =>
  Object.entries(options).map(([name, { short, value, about }]) => {
    const names = [short && `-${short}`, `--${name}`].filter(Boolean).join(", ");
    return `  ${[names, value].filter(Boolean).join(" ").padEnd(22)} ${about}`;
  });

/** "show REF" */
export const usageLine = ({ name, takes }: Command): string =>
  [name, takes].filter(Boolean).join(" ");

/** The text of `COMMAND --help`. */
export const helpFor = (command: Command): string =>
  [
    `npm run leads -- ${usageLine(command)} [options]`,
    "",
    command.about,
    "",
    "Options",
    ...optionLines({ ...command.options, ...commonOptions(command.json) }),
    ...(Object.values(command.options).some(({ value }) => value === "DATE")
      ? ["", `DATE is ${DATE_WORDS}.`]
      : []),
    "",
    "Examples",
    ...command.examples.flatMap(([line, about]) => [
      `  npm run leads -- ${line}`,
      `      ${about}`,
    ]),
  ].join("\n");

/** The text of `help`: the commands of a morning with an example each, then the others by name. */
export const help = (morning: readonly Command[], others: readonly Command[]): string =>
  [
    "The leads that visitors sent, from the terminal.",
    "",
    "A morning",
    ...morning.flatMap((command) => [
      `  ${usageLine(command).padEnd(NAME_WIDTH)} ${command.about}`,
      `  ${"".padEnd(NAME_WIDTH)} npm run leads -- ${command.examples[0]![0]}`,
    ]),
    "",
    "Other commands",
    ...others.map((command) => `  ${usageLine(command).padEnd(NAME_WIDTH)} ${command.about}`),
    "",
    "Options of every command",
    ...optionLines(commonOptions("the result as lines of JSON")),
    "",
    "`npm run leads -- COMMAND --help` prints its options, with examples. In PowerShell write npm.cmd instead of npm.",
    "Exit codes: 0 done, 1 failed, 2 wrong usage, 3 no such lead, 4 database out of reach, 130 interrupted.",
  ].join("\n");
