import { existsSync } from "node:fs";
import path from "node:path";
import { signGet } from "../../src/record/sign.ts";
import { type Command, type Context, optionText } from "./command.ts";
import { renameForType, findTypeByMime } from "../../src/forms/file-types.ts";
import { beginning, cleanFileName } from "../../src/record/file-name.ts";
import { readLocalAddress } from "../../shared/local-address.ts";
import { EXIT, CommandFailure } from "../failure.ts";
import { type AttachedFile, attachedFiles } from "../lead/attached-files.ts";
import { findLeads } from "../lead/find-leads.ts";
import { recordFound } from "../lead/reading.ts";
import { EXPORTS, makeFolder, outputPath, writeOutput } from "../output.ts";
import { NO_FILES_KEY, readFilesEnv } from "../desk-settings.ts";
import type { Store } from "../store/store.ts";
import { megabytes } from "../terminal/layout.ts";

const MINUTES = 15;

/** File systems take 255 bytes. A number and `.part` must fit in too. */
const MOST_BYTES = 200;

/**
 * A visitor's file name as one that every system can save, with the lead's reference in front. So no name begins with a dash, and none is a
 * device of Windows.
 * @param contentType the type of the file's bytes, which decides the extension
 */
export function savedName(reference: string, name: string, contentType = ""): string {
  const type = findTypeByMime(contentType);
  const { name: stem, ext } = path.parse(cleanFileName(type ? renameForType(type, name) : name));
  const front = `${reference} ${stem}`;
  return beginning(front, (part) => Buffer.byteLength(part + ext) <= MOST_BYTES).trimEnd() + ext;
}

/** A file under the name that it gets on this machine. */
type NamedFile = AttachedFile & { readonly savedAs: string };

/** The path of a file that does not exist yet: `plan.pdf`, `plan (2).pdf`. */
function freePath(folder: string, name: string): string {
  const { name: stem, ext } = path.parse(name);
  for (let n = 1; ; n++) {
    const file = path.join(folder, n === 1 ? name : `${stem} (${n})${ext}`);
    if (!existsSync(file)) return file;
  }
}

/** Saves the files. @throws CommandFailure (exit code 3) if the bucket lacks one. The others are saved. */
async function downloadAll(
  store: Store,
  files: readonly NamedFile[],
  folder: string,
  context: Context,
): Promise<void> {
  const { options, print, note } = context;
  const missing: string[] = [];
  for (const { key, savedAs } of files) {
    const content = await store.read(key);
    if (!content) {
      missing.push(savedAs);
      continue;
    }
    const file = freePath(folder, savedAs);
    await writeOutput(file, content);
    print(options.json ? JSON.stringify({ file }) : file);
  }
  note("Strangers sent these files. Open them with care.");
  if (missing.length > 0)
    throw new CommandFailure(`No longer in the bucket: ${missing.join(", ")}`, EXIT.notFound);
}

async function printLinks(
  files: readonly NamedFile[],
  { options, place, state, print, note }: Context,
): Promise<void> {
  const env = readFilesEnv(place);
  if (!env) throw new CommandFailure(NO_FILES_KEY, EXIT.unreachable);
  const validity = { expiresSeconds: MINUTES * 60, now: new Date() };
  for (const { key, savedAs: fileName, bytes } of files) {
    const url = await signGet(env, readLocalAddress(state), { key, fileName, ...validity });
    note(`${fileName} (${megabytes(bytes)})`);
    print(options.json ? JSON.stringify({ name: fileName, bytes, url }) : url);
  }
  note(`\nGood for ${MINUTES} minutes, for everyone who has the link.`);
}

async function run(context: Context): Promise<void> {
  const { options, words, note } = context;
  const folder = optionText(options, "download");
  const target = folder && outputPath(folder);
  const store = await context.store();
  const leads = await findLeads(store, words[0]!);
  const files = await Promise.all(
    leads.map(async (found) =>
      (await attachedFiles(store, found)).map((file) => ({
        ...file,
        savedAs: savedName(found.lead.reference, file.name, file.type),
      })),
    ),
  );
  if (files.flat().length === 0) return note("This lead came without files.");
  // A folder that cannot be written must not count as a reading.
  if (target) makeFolder(target);
  await recordFound(context, leads);
  await (target
    ? downloadAll(store, files.flat(), target, context)
    : printLinks(files.flat(), context));
}

/**
 * `leads files REF` prints a signed link to each file of a lead, or saves the files and prints
 * their paths. Exit codes: 0, 2, 4, 3 for an unknown lead or a missing file.
 */
export const files: Command = {
  name: "files",
  takes: "REF",
  about: "links to a lead's files, or the files themselves",
  options: {
    download: {
      type: "string",
      value: "DIR",
      about: `save them there; papers is ${EXPORTS}/papers`,
    },
  },
  json: "a line of JSON for each file",
  examples: [
    ["files AIPM-7K3M9-2QXPA", "a link for each file, good for fifteen minutes"],
    [
      `files AIPM-7K3M9-2QXPA --download ${EXPORTS}/papers --remote`,
      "the files of the deployed site, into a folder",
    ],
  ],
  run,
};
