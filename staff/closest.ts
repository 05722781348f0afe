/** The number of letters to change, add, remove or swap with their neighbour to make one word of another. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [
    i,
    ...Array.from({ length: b.length }, () => 0),
  ]);
  for (let j = 1; j <= b.length; j += 1) rows[0]![j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const swap =
        a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
          ? rows[i - 2]![j - 2]! + 1
          : Number.POSITIVE_INFINITY;
      rows[i]![j] = Math.min(
        rows[i - 1]![j]! + 1,
        rows[i]![j - 1]! + 1,
        rows[i - 1]![j - 1]! + (isSame ? 0 : 1),
        swap,
      );
    }
  }
  return rows[a.length]![b.length]!;
}

/** No name is longer, and a longer word would take too long to compare. */
const LONGEST = 40;

/** ` Did you mean "export"?` with the most similar name, or an empty text if none is similar. */
export function didYouMean(word: string, names: readonly string[]): string {
  const typed = word.toLowerCase().slice(0, LONGEST);
  const [best] = names
    .map((name) => {
      const plain = name.toLowerCase();
      return {
        name,
        steps: plain.startsWith(typed) && typed.length > 1 ? 0 : distance(typed, plain),
      };
    })
    .filter(({ name, steps }) => steps <= Math.max(1, Math.floor(name.length / 3)))
    .toSorted((a, b) => a.steps - b.steps);
  return best ? ` Did you mean "${best.name}"?` : "";
}
