/**
 * The register of privacy notices: which words a visitor saw, by the version that stands with the lead. Run, it adds the
 * words of each notice that is new; old ones stay as they are.
 */
import { appendFileSync, readFileSync } from "node:fs";
import path from "node:path";
import type { AnyForm } from "../src/forms/define.ts";
import { noticeOf, noticeVersion } from "../src/forms/notice.ts";
import { readForms } from "../src/site/build/form-files.ts";

const REGISTER = path.resolve(import.meta.dirname, "../docs/notices.md");

const entryOf = (form: AnyForm): string =>
  [`## ${form.type}, ${noticeVersion(form)}`, ...noticeOf(form).map((said) => [said].flat().join(": "))].join("\n\n");

/** The entries that the register lacks. */
export function newNotices(forms: readonly AnyForm[]): readonly string[] {
  const register = readFileSync(REGISTER, "utf8");
  return forms.map(entryOf).filter((entry) => !register.includes(entry));
}

if (import.meta.main) {
  const added = newNotices((await readForms()).map(({ form }) => form));
  appendFileSync(REGISTER, added.map((entry) => `\n${entry}\n`).join(""));
  if (added.length > 0) console.log(`Wrote docs/notices.md (${added.length} notices).`);
}
