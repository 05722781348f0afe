import { createInterface } from "node:readline/promises";
import { usage } from "../failure.ts";

/**
 * Asks a question on the terminal.
 * @returns whether the answer is yes
 * @throws CommandFailure (exit code 2) where stdin is no terminal
 */
export async function confirmed(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw usage("Nobody is here to be asked: add --yes to go on without a question.");
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(question);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}
