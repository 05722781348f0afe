/** A line of the bench's table: a measure and what it is compared with. */
export interface Row {
  readonly what: string;
  /** What it is compared with: a twin, a bare handler, a limit. */
  readonly beside: string;
  readonly reference: number;
  readonly ours: number;
  readonly unit: string;
  /** The highest ratio that is wanted. */
  readonly goal?: number;
}

const figure = (value: number, unit: string): string => {
  const digits = value < 10 && !Number.isInteger(value) ? 2 : 0;
  return `${value.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits })} ${unit}`;
};

const HEADINGS = ["what", "beside", "that", "ours", "ratio", "goal"];

export function printTable(rows: readonly Row[]): void {
  console.log(`\n| ${HEADINGS.join(" | ")} |\n|${HEADINGS.map(() => " --- ").join("|")}|`);
  for (const { what, beside, reference, ours, unit, goal } of rows) {
    const ratio = reference === 0 ? "" : `${(ours / reference).toFixed(2)} ×`;
    const cells = [what, beside, figure(reference, unit), figure(ours, unit), ratio, goal ? `${goal} ×` : ""];
    console.log(`| ${cells.join(" | ")} |`);
  }
}

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)] ?? Number.NaN;
