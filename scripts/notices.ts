/**
 * `npm run notices` writes docs/notices.md, the register of privacy notices by the version that is stored with each lead. It adds
 * new notices. Committed entries never change. `--begin` begins an empty register: visitors see the first notices at the launch.
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { AnyForm } from "../src/forms/define.ts";
import { buildNotice, noticeVersion } from "../src/forms/notice.ts";
import { ROOT } from "../shared/commands.ts";
import { committedText } from "./committed.ts";
import { readForms } from "../shared/forms.ts";

const REGISTER = path.resolve(import.meta.dirname, "../docs/notices.md");

const formatEntry = (form: AnyForm): string =>
  [
    `## ${form.type}, ${noticeVersion(form)}`,
    ...buildNotice(form).map((line) => [line].flat().join(": ")),
  ].join("\n\n");

const entryHeading = (entry: string): string => entry.split("\n", 1)[0]!;

/**
 * Returns the register with every current notice, without outdated entries that were never committed.
 * @param committed the register in the last commit, which keeps its entries
 */
export function updatedRegister(
  register: string,
  committed: string | undefined,
  forms: readonly AnyForm[],
): string {
  const entries = forms.map(formatEntry);
  const headings = new Set(entries.map(entryHeading));
  const isKept = (part: string): boolean =>
    !part.startsWith("## ") ||
    (committed ?? register).includes(`${entryHeading(part)}\n`) ||
    headings.has(entryHeading(part));
  const earlier = register
    .split(/^(?=## )/m)
    .filter(isKept)
    .join("")
    .trimEnd();
  const added = entries.filter((entry) => !earlier.includes(entry));
  return `${[earlier, ...added].join("\n\n")}\n`;
}

/** Whether the register has begun. */
export const hasNotices = (register: string): boolean => /^## /m.test(register);

if (import.meta.main) {
  const register = readFileSync(REGISTER, "utf8");
  const isWritten = hasNotices(register) || process.argv.includes("--begin");
  const forms = (await readForms()).map(({ form }) => form);
  const updated = updatedRegister(register, committedText(ROOT, "docs/notices.md"), forms);
  if (isWritten && updated !== register) {
    writeFileSync(REGISTER, updated);
    console.log("Wrote docs/notices.md.");
  }
}
