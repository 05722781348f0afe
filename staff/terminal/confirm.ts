import { createInterface } from "node:readline/promises";
import type { Options } from "../commands/command.ts";
import { CommandFailure, EXIT, usage } from "../failure.ts";

/**
 * Asks a question on the terminal, unless `--yes` answers it.
 *
 * @param otherwise the message after a "no"
 * @throws CommandFailure after any answer except "yes", with exit code 2 without a terminal, and
 * 130 after Ctrl-C or Ctrl-D
 */
export async function confirm(options: Options, question: string, otherwise: string): Promise<void> {
  if (options.yes) return;
  if (!process.stdin.isTTY) throw usage("A question needs a terminal. Add --yes to go on without one.");
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const closed = new Promise<never>((_, reject) => {
    terminal.once("close", () => reject(new CommandFailure(`\n${otherwise}`, EXIT.interrupted)));
  });
  // Ctrl-C rejects the question too, which then needs no second message.
  const answer = await Promise.race([terminal.question(`${question} (y/N) `).catch(() => closed), closed]);
  closed.catch(() => undefined);
  terminal.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new CommandFailure(otherwise);
}
