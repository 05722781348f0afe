/**
 * What the reporters of vitest and Playwright tell `npm test` while tests run: a line of JSON after each of them, on a pipe of its own. A
 * run that is cut off has told what it had passed.
 */
import { writeSync } from "node:fs";

/** The pipe, in the process that runs the tests. */
const PIPE = 3;

/** How far a run is. */
export interface Progress {
  readonly passed: number;
  readonly failed: number;
  /** How many files, or tests, are done, and how many there are. */
  readonly done: number;
  readonly of: number;
  /** The file of the last test. */
  readonly at: string;
  /** Whether it has come to its end. */
  readonly isWhole: boolean;
}

export interface Failure {
  /** File and title. */
  readonly name: string;
  /** The command that runs this test alone. */
  readonly again?: string;
  readonly why: string;
}

export type Told = { readonly progress: Progress } | { readonly failure: Failure };

export const NOTHING_YET: Progress = { passed: 0, failed: 0, done: 0, of: 0, at: "", isWhole: false };

/** A pattern that finds a title and no other text. */
export const literally = (title: string): string => title.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** Text as one word of a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

export class Telling {
  #progress = NOTHING_YET;

  #tell(told: Told): void {
    writeSync(PIPE, `${JSON.stringify(told)}\n`);
  }

  is(change: Partial<Progress>): void {
    this.#progress = { ...this.#progress, ...change };
    this.#tell({ progress: this.#progress });
  }

  isDone(at: string): void {
    this.is({ at, done: this.#progress.done + 1 });
  }

  passes(at: string): void {
    this.is({ at, passed: this.#progress.passed + 1 });
  }

  /** @param again the words of the command that runs this test alone */
  fails(name: string, why: string, again: readonly string[] = []): void {
    const words = again.map((word) => (/^[\w./:=@-]+$/.test(word) ? word : quoted(word)));
    if (process.env.TEST_ALL) words.unshift("TEST_ALL=1");
    this.is({ failed: this.#progress.failed + 1 });
    this.#tell({ failure: { name, why, ...(again.length > 0 && { again: words.join(" ") }) } });
  }
}
