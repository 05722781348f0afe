/**
 * The parts of `npm test`: each runs whatever became of the others, says where it is while it runs, and is counted. One that is cut off counts
 * what it had passed, and as a failure.
 */
import { stripVTControlCharacters } from "node:util";
import type { Outcome } from "./commands.ts";
import { NOTHING_YET, type Progress, type Told } from "./told.ts";

export interface Part {
  readonly name: string;
  readonly run: (onTold: (line: string) => void) => Promise<Outcome>;
  /** It tells of each of its tests. Any other part counts as one. */
  readonly tells?: boolean;
  /** Prints its output also where it passes. */
  readonly printsAlways?: boolean;
}

interface Run {
  readonly start: number;
  progress?: Progress;
}

const total = { passed: 0, failed: 0 };
const running = new Map<string, Run>();

const SAYS_EVERY_MS = 10_000;
const secondsSince = (start: number): string => `${((performance.now() - start) / 1000).toFixed(1)} s`;
const countsOf = ({ passed, failed }: { passed: number; failed: number }): string =>
  `${passed} passed, ${failed} failed`;

function placeOf({ start, progress }: Run): string {
  if (!progress || progress.of === 0) return secondsSince(start);
  return `${progress.done} of ${progress.of}, ${progress.at || "begins"} (${countsOf(progress)})`;
}
const clock = setInterval(() => {
  for (const [name, run] of running) console.log(`        ${name}: ${placeOf(run)}`);
}, SAYS_EVERY_MS);
clock.unref();

function hear(run: Run, told: Told): void {
  if ("progress" in told) return void (run.progress = told.progress);
  const { name, again, why } = told.failure;
  const lines = [...(again ? [again] : []), ...stripVTControlCharacters(why).split("\n")];
  console.log([`failed  ${name}`, ...lines.map((line) => `        ${line}`)].join("\n"));
}

function count({ passed, failed }: { passed: number; failed: number }): void {
  total.passed += passed;
  total.failed += failed;
}

/** What its tests count for. A run that was cut off, failed without a failed test, or had no tests, is a failure more. */
function resultOf(name: string, progress: Progress, ok: boolean): Progress {
  if (progress.isWhole && progress.passed > 0 && (ok || progress.failed > 0)) return progress;
  if (!progress.isWhole) console.log(`failed  ${name} was cut off; until then ${countsOf(progress)}`);
  return { ...progress, failed: progress.failed + 1 };
}

/** Runs a part and prints its result. @returns whether it passed */
export async function perform({ name, run, tells = false, printsAlways = false }: Part): Promise<boolean> {
  console.log(`        ${name}…`);
  const one: Run = { start: performance.now(), ...(tells && { progress: NOTHING_YET }) };
  running.set(name, one);
  const { ok, output, processor } = await run((line) => hear(one, JSON.parse(line) as Told));
  running.delete(name);
  const result = one.progress ? resultOf(name, one.progress, ok) : { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  count(result);
  const hasPassed = result.failed === 0;
  const used = processor === undefined ? "" : `  processor ${processor.toFixed(1).padStart(6)} s`;
  const detail = tells ? `  (${countsOf(result)})` : "";
  const seconds = secondsSince(one.start).padStart(8);
  console.log(`${hasPassed ? "passed" : "FAILED"}  ${name.padEnd(28)}${seconds}${used}${detail}`);
  if (!hasPassed || printsAlways) console.log(`\n${stripVTControlCharacters(output).trim()}\n`);
  return hasPassed;
}

/** Prints the last line, in which a part that still runs counts as cut off. @returns whether nothing failed */
export function conclude(): boolean {
  for (const [name, { progress = NOTHING_YET }] of running)
    count(resultOf(name, { ...progress, isWhole: false }, false));
  running.clear();
  console.log(countsOf(total));
  return total.failed === 0;
}
export const hasFailed = (): boolean => total.failed > 0;
