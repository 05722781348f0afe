import { createInterface } from "node:readline/promises";
import type { Given } from "../commands/command.ts";
import { CommandFailure, usage } from "../failure.ts";

/**
 * Asks a question on the terminal, unless `--yes` has answered it.
 * @throws CommandFailure where the answer is no, with `otherwise`; exit code 2 where stdin is no terminal
 */
export async function confirm(given: Given, question: string, otherwise: string): Promise<void> {
  if (given.yes) return;
  if (!process.stdin.isTTY) throw usage("Nobody is here to be asked: add --yes to go on without a question.");
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} (y/N) `);
  terminal.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new CommandFailure(otherwise);
}
