/**
 * An open tab still requests the files of its own release after a new one. So each release publishes a list of its hashed
 * files, and a deploy copies those of earlier releases (scripts/carry-releases.ts).
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";

export const LIST = "releases.json";

export const Releases = v.array(
  v.object({
    /** When it was built, ISO 8601 in UTC. */
    at: v.pipe(v.string(), v.isoTimestamp()),
    /** Addresses of the files with a hash in their name. */
    files: v.array(v.pipe(v.string(), v.regex(/^\/(?:assets|fonts)\/[\w.$-]+$/))),
  }),
);
export type Releases = v.InferOutput<typeof Releases>;

export const readList = (client: string): Releases =>
  v.parse(Releases, JSON.parse(readFileSync(path.join(client, LIST), "utf8")));

export const writeList = (client: string, releases: Releases): void =>
  writeFileSync(path.join(client, LIST), JSON.stringify(releases));

/** Lists the files of a build as the only release. */
export function listRelease(client: string, now: Date): void {
  const files = globSync("{assets,fonts}/*", { cwd: client }).map(
    (file) => `/${file.replaceAll(path.sep, "/")}`,
  );
  writeList(client, [{ at: now.toISOString(), files: files.toSorted() }]);
}
