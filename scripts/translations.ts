/**
 * `node scripts/translations.ts`: what has no Hindi yet, and whose English has changed since the two were compared. With
 * `--compared` it notes that they are. `npm run generate` prints it too; no test asks for it, English is the fall-back.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { messages as sentences } from "../src/i18n/messages.en.ts";
import { messages as hindi } from "../src/i18n/messages.hi.ts";
import { ROOT } from "./commands.ts";

const HINDI = "src/words/hi";
const NOTED = path.join(ROOT, HINDI, "compared.txt");
const at = (file: string): string => path.join(ROOT, file);

/** The files of a page beside its content are translated by a file with both names: `home-faq`. */
const PARTS: Readonly<Record<string, string>> = { "home-faq": "home/faq", "home-testimonials": "home/testimonials" };

/** The English file of a translation. */
const ENGLISH: Readonly<Record<string, (name: string) => string>> = {
  forms: (name) => `src/forms/${name}.form.ts`,
  pages: (name) => `src/pages/${PARTS[name] ?? `${name}/content`}.ts`,
  content: (name) => `src/content/${name}.ts`,
};

const namesIn = (folder: string, end: string): string[] =>
  readdirSync(at(folder))
    .filter((file) => file.endsWith(end))
    .map((file) => file.slice(0, file.length - end.length));

const load = async (file: string): Promise<Readonly<Record<string, unknown>>> =>
  (await import(pathToFileURL(at(file)).href)) as Readonly<Record<string, unknown>>;

/** Of what its readers see: neither addresses and pictures nor the code of a function. */
const UNREAD: ReadonlySet<string> = new Set(["as", "href", "icon", "id", "image", "link", "narrow", "path", "picture"]);
const fingerprint = (value: unknown): string =>
  createHash("sha256")
    .update(JSON.stringify(value, (name, one: unknown) => (UNREAD.has(name) ? undefined : one)))
    .digest("hex")
    .slice(0, 8);

/** The English that a translation was made from. */
async function originalOf(folder: string, name: string): Promise<unknown> {
  const english = await load(ENGLISH[folder]!(name));
  if (folder === "forms") return english.form;
  if (folder === "pages") return { ...english };
  return Object.keys(await load(`${HINDI}/content/${name}.ts`)).map((key) => english[key]);
}

const formsInHindi = (): string[] => namesIn("src/forms", ".hi.ts").filter((name) => name !== "shared-fields");

/** One line for each translated file: its name, and the fingerprint of its English as it stands. */
async function stamps(): Promise<string[]> {
  const files = [
    ...formsInHindi().map((name) => ["forms", name] as const),
    ...["pages", "content"].flatMap((folder) =>
      namesIn(`${HINDI}/${folder}`, ".ts").map((name) => [folder, name] as const),
    ),
  ];
  return Promise.all(
    files.map(async ([folder, name]) => `${folder}/${name} ${fingerprint(await originalOf(folder, name))}`),
  );
}

/** What a translator finds to do, as lines to print. */
export async function toTranslate(): Promise<readonly string[]> {
  const [forms, pages] = [new Set(formsInHindi()), new Set(namesIn(`${HINDI}/pages`, ".ts"))];
  const noted = new Set(readFileSync(NOTED, "utf8").split("\n"));
  const changed = (await stamps()).filter((stamp) => !noted.has(stamp)).map((stamp) => stamp.split(" ")[0]!);
  return [
    ["Forms without Hindi", namesIn("src/forms", ".form.ts").filter((name) => !forms.has(name))] as const,
    ["Sentences without Hindi", sentences.filter((one) => !(one in hindi)).map((one) => JSON.stringify(one))] as const,
    ["Pages without Hindi", readdirSync(at("src/pages")).filter((name) => !pages.has(name))] as const,
    ["English that has changed since it was compared with the Hindi", changed] as const,
  ].map(([what, names]) => `${what}: ${names.length === 0 ? "none" : names.join(", ")}.`);
}

if (import.meta.main) {
  if (process.argv.includes("--compared")) writeFileSync(NOTED, `${(await stamps()).join("\n")}\n`);
  console.log((await toTranslate()).join("\n"));
}
