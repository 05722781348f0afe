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
  readonly words: Content["instrument"];
}

/** The size as a square, with something in it that has the same scale. */
export function Square({ sqft, words }: SquareProps) {
  const side = Math.sqrt(sqft);
  const known = KNOWN.find(({ long }) => long < side * 0.8);
  const scale = 92 / side;
  return (
    <span className="block max-w-40">
      <svg viewBox="0 0 100 100" className="block w-full" aria-hidden="true">
        <path d="M2 2h96v96H2z" fill="var(--leaf)" fillOpacity=".14" stroke="var(--leaf)" strokeWidth="1.5" />
        {known && (
          <path
            d={`M6 ${94 - known.wide * scale}h${known.long * scale}v${known.wide * scale}H6z`}
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
