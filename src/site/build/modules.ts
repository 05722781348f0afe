/** Reads modules of the site that say what is to be built: a form's definition, the content of a page. */
import path from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "./settings.ts";

/** @param file relative to the repository, with forward slashes */
type Read = (file: string) => Promise<unknown>;

/** Node reads a module once and keeps it. That is right for a build. */
let read: Read = (file) => import(pathToFileURL(path.join(ROOT, file)).href);

/** The development server, whose modules change, reads them in its own way. */
export function readBy(other: Read): void {
  read = other;
}

/**
 * @param name the export that is wanted
 * @throws where there is no such export
 */
export async function readExport<T>(file: string, name: string): Promise<T> {
  const exports = (await read(file)) as Readonly<Record<string, T | undefined>>;
  const wanted = exports[name];
  if (!wanted) throw new Error(`${file} has no export "${name}": it is what the site is built from.`);
  return wanted;
}
