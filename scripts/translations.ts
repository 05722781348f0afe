/**
 * `npm run translations` lists missing translations, and translations older than their English. `--compared` records all
 * as up to date. The site shows English for missing ones.
 */
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { LOCALES, translatedLocales } from "../src/i18n/locale.ts";
import { messages as sentences } from "../src/i18n/messages.en.ts";
import { KEPT } from "../src/i18n/translation.ts";
import { ROOT } from "../shared/commands.ts";
import { importModule } from "../shared/forms.ts";

/** Names in a line. A new language lacks hundreds of sentences. */
const SHOWN = 20;
const NOTED = path.join(ROOT, "src/i18n/compared.txt");

const find = (pattern: string): string[] => globSync(pattern, { cwd: ROOT }).toSorted();

/** Returns the English file of a translation: `buyer.form.ts`, `content.en.ts` or `claims.ts`. */
const originalFile = (file: string, locale: string): string | undefined =>
  [".form.ts", ".en.ts", ".ts"]
    .map((end) => file.replace(new RegExp(`\\.${locale}\\.ts$`), end))
    .find((candidate) => existsSync(path.join(ROOT, candidate)));

const keptNames: ReadonlySet<string> = new Set(KEPT);

/** Returns a hash of the texts in a value, without addresses, pictures and functions. */
const fingerprint = (value: unknown): string =>
  createHash("sha256")
    .update(
      JSON.stringify(value, (name, inner: unknown) => (keptNames.has(name) ? undefined : inner)),
    )
    .digest("hex")
    .slice(0, 8);

/** Returns a line for each translated file: its name and the fingerprint of its English. */
async function stamps(): Promise<string[]> {
  const files = translatedLocales.flatMap((locale) =>
    find(`src/{forms/definitions,pages/*,content}/*.${locale}.ts`).map(
      (file) => [file, originalFile(file, locale)!] as const,
    ),
  );
  return Promise.all(
    files.map(async ([file, original]) => {
      const [translation, english] = [await importModule(file), await importModule(original)];
      const source = english.form ?? Object.keys(translation).map((name) => english[name]);
      return `${file} ${fingerprint(source)}`;
    }),
  );
}

async function missingIn(
  locale: string,
): Promise<readonly (readonly [what: string, names: readonly string[]])[]> {
  const file = `src/i18n/messages.${locale}.ts`;
  const messages = existsSync(path.join(ROOT, file))
    ? ((await importModule(file)).messages as object)
    : {};
  const lacks = (original: string): boolean =>
    !existsSync(path.join(ROOT, original.replace(/\.(?:form|en)\.ts$/, `.${locale}.ts`)));
  const documentName = (original: string): string =>
    /([\w-]+)(?:\.form|\/content\.en)\.ts$/.exec(original)![1]!;
  return [
    ["forms", find("src/forms/definitions/*.form.ts").filter(lacks).map(documentName)],
    ["pages", find("src/pages/*/content.en.ts").filter(lacks).map(documentName)],
    [
      "sentences",
      sentences
        .filter((sentence) => !(sentence in messages))
        .map((sentence) => JSON.stringify(sentence)),
    ],
  ];
}

/** Returns the work of a translator as lines. */
async function toTranslate(): Promise<readonly string[]> {
  const noted = readFileSync(NOTED, "utf8").split("\n");
  const open = (await stamps())
    .filter((stamp) => !noted.includes(stamp))
    .map((stamp) => stamp.split(" ")[0]!);
  const wasCompared = (file: string): boolean => noted.some((line) => line.startsWith(`${file} `));
  const lines: string[] = [];
  const say = (problem: string, names: readonly string[]): void => {
    const shown = names.slice(0, SHOWN).join(", ");
    const more = names.length > SHOWN ? `, and ${names.length - SHOWN} more` : "";
    lines.push(`${problem}: ${shown || "none"}${more}.`);
  };
  for (const locale of translatedLocales)
    for (const [problem, names] of await missingIn(locale))
      say(`Without ${LOCALES[locale].name}, ${problem}`, names);
  say(
    "Translations that were never compared with their English",
    open.filter((file) => !wasCompared(file)),
  );
  say("Translations that are older than their English", open.filter(wasCompared));
  return lines;
}

if (process.argv.includes("--compared")) writeFileSync(NOTED, `${(await stamps()).join("\n")}\n`);
console.log((await toTranslate()).join("\n"));
