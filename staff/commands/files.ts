import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { signGet } from "../../worker/uploads/sign.ts";
import { type Command, type Context, optionText } from "./command.ts";
import { savedName } from "../file-name.ts";
import { EXIT, CommandFailure } from "../failure.ts";
import { type AttachedFile, filesOf } from "../lead/attached-files.ts";
import { findLeads } from "../lead/find-leads.ts";
import { recordFound } from "../lead/reading.ts";
import { showProgress } from "../terminal/progress.ts";
import { signingEnv } from "../settings.ts";
import type { Store } from "../store/store.ts";
import { megabytesOf } from "../terminal/layout.ts";

const MINUTES = 15;
const LOCAL_SITE = "http://localhost:5173";

/** The path of a file that does not exist yet: `plan.pdf`, `plan (2).pdf`. */
function freeName(folder: string, name: string): string {
  const { name: stem, ext } = path.parse(name);
  for (let n = 1; ; n++) {
    const file = path.join(folder, n === 1 ? name : `${stem} (${n})${ext}`);
    if (!existsSync(file)) return file;
  }
}

/** Saves the files. @throws CommandFailure (exit code 3) if the bucket lacks one. The others are saved. */
async function downloadAll(
  store: Store,
  files: readonly AttachedFile[],
  folder: string,
  context: Context,
): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const progress = showProgress(files.length, "files");
  const missing: string[] = [];
  for (const [i, { key, name, type }] of files.entries()) {
    const file = freeName(folder, savedName(name, type));
    const part = `${file}.${process.pid}.part`;
    try {
      if (await store.download(key, part)) {
        renameSync(part, file);
        context.say(file);
      } else missing.push(name);
    } finally {
      rmSync(part, { force: true });
    }
    progress.to(i + 1);
  }
  progress.end();
  context.note("Strangers sent these files. Open them with care.");
  if (missing.length > 0) throw new CommandFailure(`No longer in the bucket: ${missing.join(", ")}`, EXIT.notFound);
}

async function printLinks(files: readonly AttachedFile[], { place, say, note }: Context): Promise<void> {
  const env = signingEnv(place);
  const validity = { expiresSeconds: MINUTES * 60, now: new Date() };
  for (const { key, name, type, bytes } of files) {
    const fileName = savedName(name, type);
    note(`${fileName} (${megabytesOf(bytes)})`);
    say(await signGet(env, LOCAL_SITE, { key, fileName, ...validity }));
  }
  note(`\nGood for ${MINUTES} minutes, for whoever has the link.`);
  if (place === "remote") return;
  note(`They need the local site at ${LOCAL_SITE}, which does not give the file its name; --download needs no site.`);
}

async function run(context: Context): Promise<void> {
  const { given, words, note } = context;
  const store = await context.store();
  const leads = await findLeads(store, words[0]!);
  const files = (await Promise.all(leads.map((found) => filesOf(store, found)))).flat();
  if (files.length === 0) return note("This lead came without files.");
  await recordFound(context, leads);
  const folder = optionText(given, "download");
  await (folder ? downloadAll(store, files, path.resolve(folder), context) : printLinks(files, context));
}

/**
 * `leads files REF`: prints a signed link to each file of a lead, or saves the files and prints their paths. Exit codes: 0, 2, 4;
 * 3 if there is no such lead, or a file is missing.
 */
export const files: Command = {
  name: "files",
  takes: "REF",
  about: "links to a lead's files, or the files themselves",
  options: {
    download: { type: "string", value: "DIR", about: "save the files there" },
  },
  examples: [
    ["files AIPM-7K3M9-2QXPA", "a link for each file, good for fifteen minutes"],
    ["files AIPM-7K3M9-2QXPA --download papers --remote", "the files of the deployed site, into a folder"],
  ],
  run,
};
