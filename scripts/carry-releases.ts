import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { LIST, readList, Releases, writeList } from "../src/site/build/releases.ts";

/** Carries the newest ten releases and all that are younger than a month. */
const NEWEST = 10;
const YOUNG_MS = 30 * 24 * 60 * 60 * 1000;

/** Returns the releases that the live site lists, or none if it has no list. */
async function publishedAt(origin: string): Promise<Releases> {
  const answer = await fetch(`${origin}/${LIST}`);
  if (answer.status === 404) return [];
  if (!answer.ok) throw new Error(`${origin}/${LIST} answered ${answer.status}`);
  return v.parse(Releases, await answer.json());
}

async function download(url: string, file: string): Promise<boolean> {
  const answer = await fetch(url);
  if (answer.status === 404) return false;
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, new Uint8Array(await answer.arrayBuffer()));
  return true;
}

/**
 * Downloads the files of earlier releases from the live site into a build, because open pages still need them.
 * @param client the folder of the built client
 * @returns The number of releases and files, and the listed files that the live site lacks.
 * @throws If the live site does not answer.
 */
export async function carryReleases(client: string, origin: string, now: Date) {
  const [own] = readList(client);
  const earlier = (await publishedAt(origin)).filter(({ at }) => at !== own!.at);
  const carried = earlier.filter(
    ({ at }, i) => i < NEWEST || now.getTime() - Date.parse(at) < YOUNG_MS,
  );
  const missing = [...new Set(carried.flatMap(({ files }) => files))].filter(
    (file) => !existsSync(path.join(client, file)),
  );
  const lost: string[] = [];
  for (const file of missing) {
    if (!(await download(origin + file, path.join(client, file)))) lost.push(file);
  }
  writeList(client, [own!, ...carried]);
  return { releases: carried.length, files: missing.length - lost.length, lost };
}
