/** A measure, and what it is compared with: medians, ms. */
export interface Row {
  readonly what: string;
  readonly beside: string;
  readonly reference: number;
  readonly ours: number;
  /** The highest ratio that is wanted. */
  readonly goal: number;
}

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)]!;
