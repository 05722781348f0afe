import type { Rule } from "unocss";
import type { Theme } from "unocss/preset-wind4";

/** Lucide's icons of straight strokes, on its grid of 24: the points that each stroke joins, x and y in turn. */
const STROKES: Record<string, number[][]> = {
  "arrow-left": [
    [19, 12, 5, 12],
    [12, 19, 5, 12, 12, 5],
  ],
  "arrow-right": [
    [5, 12, 19, 12],
    [12, 5, 19, 12, 12, 19],
  ],
  check: [[20, 6, 9, 17, 4, 12]],
  "chevron-down": [[6, 9, 12, 15, 18, 9]],
  menu: [
    [4, 5, 20, 5],
    [4, 12, 20, 12],
    [4, 19, 20, 19],
  ],
  minus: [[5, 12, 19, 12]],
  plus: [
    [5, 12, 19, 12],
    [12, 5, 12, 19],
  ],
  x: [
    [18, 6, 6, 18],
    [6, 6, 18, 18],
  ],
};

/** Units of the grid per em: an icon is 1.2 em wide, as the preset's are (uno.config.ts). */
const UNITS = 20;

type Point = readonly [x: number, y: number];

/** The round end of a stroke, as points: along the stroke, and across it. */
const CAP: Point[] = [
  [0.5, 1],
  [1, 0.5],
  [1, -0.5],
  [0.5, -1],
];

/** One side of a stroke of width 2, with its end. The other side is the same from back to front. */
function side(points: readonly Point[]): Point[] {
  const ways = points.slice(1).map(([x, y], at): Point => {
    const [dx, dy] = [x - points[at]![0], y - points[at]![1]];
    return [dx / Math.hypot(dx, dy), dy / Math.hypot(dx, dy)];
  });
  return ways.flatMap(([dx, dy], at): Point[] => {
    const [x, y] = points[at + 1]!;
    const next = ways[at + 1];
    if (next) {
      const share = 1 / (1 + dx * next[0] + dy * next[1]);
      return [[x - share * (dy + next[1]), y + share * (dx + next[0])]];
    }
    return CAP.map(([along, aside]) => [x + along * dx - aside * dy, y + along * dy + aside * dx]);
  });
}

function outline(stroke: number[]): Point[] {
  const points = stroke.flatMap((x, at): Point[] => (at % 2 ? [] : [[x, stroke[at + 1]!]]));
  return [...side(points), ...side(points.toReversed())];
}

/** All strokes in one polygon: the lines between them are drawn forth and back, and enclose nothing. */
function polygon(strokes: number[][]): string {
  const rings = strokes.map(outline).map((points) => [...points, points[0]!]);
  const back = rings.slice(1, -1).map((ring) => ring[0]!);
  const points = [...rings.flat(), ...back.toReversed()];
  return points.map((point) => point.map((unit) => `${+(unit / UNITS).toFixed(2)}em`).join(" ")).join(",");
}

/** Icons of the first view, as clip paths. The preset's masks are SVG documents, which the browser parses before it paints: 13 ms on a slow phone. */
export const icons: Rule<Theme>[] = Object.entries(STROKES).map(([name, strokes]) => [
  `i-lucide-${name}`,
  { "clip-path": `polygon(${polygon(strokes)})` },
  { layer: "icons" },
]);
