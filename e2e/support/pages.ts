/** Every page of the built site. */
import { readdirSync } from "node:fs";
import path from "node:path";

export const CLIENT = path.resolve(import.meta.dirname, "../../dist/client");

/** Paths of the prerendered files, including those outside the sitemap. */
export const pages: readonly string[] = readdirSync(CLIENT, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".html") && !/(?:^|[\\/])404\.html$/.test(file))
  .map((file) => `/${file.replaceAll(path.sep, "/").replace(/(?:^|\/)index\.html$|\.html$/, "")}`)
  .toSorted();
