/** The files of one export: each opened when its first lead comes, all of them published together. */
import { openOutput, type Output } from "../output.ts";
import type { Lead } from "../lead/lead.ts";

export interface Format {
  /** What stands above the first lead. */
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

  /** `placeOf` says which of the files a lead belongs to, and how one that is new is written. */
  async write(
    leads: readonly Lead[],
    placeOf: (lead: Lead) => readonly [file: string, format: () => Format],
  ): Promise<void> {
    for (const [file, inFile] of Map.groupBy(leads, (lead) => placeOf(lead)[0])) {
      if (!this.#open.has(file)) await this.open(file, placeOf(inFile[0]!)[1]());
      const { output, format } = this.#open.get(file)!;
      await output.write(inFile.map(format.textOf).join(""));
    }
  }

  async publish(): Promise<string[]> {
    for (const { output } of this.#open.values()) await output.finish();
    for (const { output } of this.#open.values()) output.publish();
    return [...this.#open.keys()];
  }

  discard(): void {
    for (const { output } of this.#open.values()) output.discard();
  }
}
