/** The bodies written by hand that the tests send: one of each form, one of each branch where it has several. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const FOLDER = path.resolve(import.meta.dirname, "../../tests/contracts/examples");

export type Example = Readonly<Record<string, unknown>> & { readonly formData: Readonly<Record<string, unknown>> };

/** By the form's type, and the branch behind a dot. */
export const exampleOf = (name: string): Example =>
  JSON.parse(readFileSync(path.join(FOLDER, `${name}.json`), "utf8")) as Example;

export const exampleNames: readonly string[] = readdirSync(FOLDER).map((file) => file.replace(/\.json$/, ""));
