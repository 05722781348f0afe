import { createInterface } from "node:readline/promises";
import { usage } from "../failure.ts";

/** Asks on the terminal; where nobody is there to answer, it is a mistake to ask. */
export async function confirmed(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw usage("Nobody is here to be asked: add --yes to go on without a question.");
  const asking = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await asking.question(question);
  asking.close();
  return /^y(es)?$/i.test(answer.trim());
}
