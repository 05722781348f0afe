/**
 * Writes docs/notices.md, the register of privacy notices: the words that a visitor saw, by the version that is stored with the lead. It adds
 * the notices that are new. Committed entries never change.
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { AnyForm } from "../src/forms/define.ts";
import { noticeOf, noticeVersion } from "../src/forms/notice.ts";
import { ROOT } from "./commands.ts";
import { committedText } from "./committed.ts";
import { readForms } from "./forms.ts";

const REGISTER = path.resolve(import.meta.dirname, "../docs/notices.md");

const entryOf = (form: AnyForm): string =>
  [`## ${form.type}, ${noticeVersion(form)}`, ...noticeOf(form).map((said) => [said].flat().join(": "))].join("\n\n");

const headingOf = (entry: string): string => entry.split("\n", 1)[0]!;

/**
 * The register with every present notice. An entry that was never committed and is out of date is removed.
 * @param committed the register in the last commit; without it nothing is removed
 */
export function updatedRegister(register: string, committed: string | undefined, forms: readonly AnyForm[]): string {
  const wanted = forms.map(entryOf);
  const headings = new Set(wanted.map(headingOf));
  const isKept = (part: string): boolean =>
    !part.startsWith("## ") ||
    (committed ?? register).includes(`${headingOf(part)}\n`) ||
    headings.has(headingOf(part));
  const kept = register
    .split(/^(?=## )/m)
    .filter(isKept)
    .join("")
    .trimEnd();
  const added = wanted.filter((entry) => !kept.includes(entry));
  return `${[kept, ...added].join("\n\n")}\n`;
}

if (import.meta.main) {
  const register = readFileSync(REGISTER, "utf8");
  const forms = (await readForms()).map(({ form }) => form);
  const updated = updatedRegister(register, committedText(ROOT, "docs/notices.md"), forms);
  if (updated !== register) {
    writeFileSync(REGISTER, updated);
    console.log("Wrote docs/notices.md.");
  }
}
