/** The files of one export. Each is opened for its first lead, and all of them appear together at the end. */
import { openOutput, type Output } from "../output.ts";
import type { Lead } from "../lead/lead.ts";

/** How leads are written: as CSV or as JSON lines. */
export interface Format {
  /** The text before the first lead. */
  readonly head: string;
  readonly textOf: (lead: Lead) => string;
}

export class ExportFiles {
  readonly #open = new Map<string, { readonly output: Output; readonly format: Format }>();

  async open(file: string, format: Format): Promise<void> {
    if (this.#open.has(file)) return;
    const output = openOutput(file);
    this.#open.set(file, { output, format });
    await output.write(format.head);
  }

  /** @param fileOf the file that a lead goes to, and the format of that file if it is new */
  async write(
    leads: readonly Lead[],
    fileOf: (lead: Lead) => readonly [file: string, format: () => Format],
  ): Promise<void> {
    for (const [file, inFile] of Map.groupBy(leads, (lead) => fileOf(lead)[0])) {
      if (!this.#open.has(file)) await this.open(file, fileOf(inFile[0]!)[1]());
      const { output, format } = this.#open.get(file)!;
      await output.write(inFile.map(format.textOf).join(""));
    }
  }

  /** @returns the files, all of them whole */
  async publish(): Promise<string[]> {
    for (const { output } of this.#open.values()) await output.finish();
    for (const { output } of this.#open.values()) output.publish();
    return [...this.#open.keys()];
  }

  discard(): void {
    for (const { output } of this.#open.values()) output.discard();
  }
}
