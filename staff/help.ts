import { COMMON, type Command, type Option } from "./commands/command.ts";
import { DATE_WORDS } from "./dates.ts";

const optionLine = ([name, { short, value, about }]: readonly [string, Option]): string => {
  const names = [short && `-${short}`, `--${name}`].filter(Boolean).join(", ");
  return `  ${[names, value].filter(Boolean).join(" ").padEnd(22)} ${about}`;
};

const optionLines = (options: Readonly<Record<string, Option>>): string[] => Object.entries(options).map(optionLine);

const usageOf = ({ name, takes }: Command): string => [name, takes].filter(Boolean).join(" ");

export const helpFor = (command: Command): string =>
  [
    `npm run leads -- ${usageOf(command)} [options]`,
    "",
    command.about,
    "",
    "Options",
    ...optionLines({ ...command.options, ...COMMON }),
    ...(Object.values(command.options).some(({ value }) => value === "DATE") ? ["", `DATE is ${DATE_WORDS}.`] : []),
    "",
    "Examples",
    ...command.examples.flatMap(([line, about]) => [`  npm run leads -- ${line}`, `      ${about}`]),
  ].join("\n");

export const help = (commands: readonly Command[]): string =>
  [
    "The leads that visitors sent, from the terminal.",
    "",
    "npm run leads -- COMMAND [options]",
    "",
    ...commands.map((command) => `  ${usageOf(command).padEnd(14)} ${command.about}`),
    "",
    "Options of every command",
    ...optionLines(COMMON),
    "",
    "`npm run leads -- COMMAND --help` says more, with examples.",
    "Exit codes: 0 done, 1 failed, 2 wrong usage, 3 no such lead, 4 database out of reach.",
  ].join("\n");
