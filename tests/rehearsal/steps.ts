/** The commands of docs/deploy.md, in their order, as somebody types them. */
import { readFileSync } from "node:fs";
import path from "node:path";

export interface Step {
  /** Of the ten steps, or the heading under which it stands. */
  readonly at: string;
  readonly command: string;
}

/** Every command of the ten steps, and of "Each release". The document is all there is: what is not in it is not run. */
export function stepsOf(root: string): Step[] {
  const text = readFileSync(path.join(root, "docs/deploy.md"), "utf8");
  const steps: Step[] = [];
  let heading = "";
  let number = "";
  let isCode = false;
  for (const line of text.split("\n")) {
    const [, title] = /^## (.+)/.exec(line) ?? [];
    if (title) [heading, number] = [title, ""];
    number = /^(\d+)\. /.exec(line)?.[1] ?? number;
    if (/^\s*```/.test(line)) isCode = line.trim() === "```sh";
    else if (isCode && line.trim() && (heading === "" || heading === "Each release"))
      steps.push({ at: heading || number, command: line.trim() });
  }
  return steps;
}
