import type { Content } from "./content.en.ts";
import { shownNumber } from "./shown-number.ts";

/** What everybody has seen, in feet, from the largest on. */
const KNOWN = [
  { name: "football", long: 345, wide: 223 },
  { name: "tennis", long: 78, wide: 36 },
  { name: "parking", long: 16, wide: 8 },
] as const;

interface SquareProps {
  readonly sqft: number;
  readonly words: Content["calculator"];
}

/** The size as a square, with something in it that has the same scale. */
export function Square({ sqft, words }: SquareProps) {
  const side = Math.sqrt(sqft);
  const known = KNOWN.find(({ long }) => long < side * 0.8);
  const scale = 92 / side;
  return (
    <span className="block max-w-40">
      <svg viewBox="0 0 100 100" className="block w-full" aria-hidden="true">
        <rect
          x="2"
          y="2"
          width="96"
          height="96"
          fill="var(--leaf)"
          fillOpacity=".14"
          stroke="var(--leaf)"
          strokeWidth="1.5"
        />
        {known && (
          <rect
            x="6"
            y={94 - known.wide * scale}
            width={known.long * scale}
            height={known.wide * scale}
            fill="var(--art-brass)"
          />
        )}
      </svg>
      <span className="mt-2 block text-small text-stone">
        {words.square(shownNumber(Math.round(side)))} {known && words.inIt[known.name]}
      </span>
    </span>
  );
}
