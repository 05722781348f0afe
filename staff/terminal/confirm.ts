import { createInterface } from "node:readline/promises";
import type { Options } from "../commands/command.ts";
import { CommandFailure, EXIT, usage } from "../failure.ts";

/**
 * Asks a question on the terminal, unless `--yes` answers it.
 *
 * @param otherwise The message after a "no".
 * @throws CommandFailure unless the answer is "y" or "yes". Exit code 2 without a terminal, 130 after Ctrl-C or Ctrl-D.
 */
export async function confirm(
  options: Options,
  question: string,
  otherwise: string,
): Promise<void> {
  if (options.yes) return;
  if (!process.stdin.isTTY) throw usage("The question needs a terminal. Add --yes to skip it.");
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const closed = new Promise<never>((_, reject) => {
    terminal.once("close", () => reject(new CommandFailure(`\n${otherwise}`, EXIT.interrupted)));
  });
  // Ctrl-C also rejects the question. Wait for `closed`, so that only one message appears.
  const answer = await Promise.race([
    terminal.question(`${question} (y/N) `).catch(() => closed),
    closed,
  ]);
  closed.catch(() => undefined);
  terminal.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new CommandFailure(otherwise);
}
