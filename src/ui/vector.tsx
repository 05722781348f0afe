import type { ReactNode } from "react";

/**
 * The line drawings of art/vector, inlined so that they take the colours of the scheme and of the band they stand in.
 * All are decoration: what they mean is said in words beside them.
 */
const line = "var(--ink)";
const brass = "var(--art-brass)";
const paper = "var(--art-paper)";
const primary = "var(--leaf)";

interface VectorProps {
  className?: string;
}

const vector = (viewBox: string, drawing: ReactNode) =>
  function Vector({ className }: VectorProps) {
    return (
      <svg viewBox={viewBox} className={className} fill="none" aria-hidden="true">
        {drawing}
      </svg>
    );
  };

/** A house exchanged: two opposite arrows in a pointed arch. */
export const Mark = vector(
  "0 0 24 24",
  <g strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
    <path
      stroke={line}
      d="M3 21.5V12C3 6.6 9.6 5.8 12 2 14.4 5.8 21 6.6 21 12v9.5M15.1 11.6v9.5m-2.4-2.7 2.4 2.8 2.4-2.8"
    />
    <path stroke={brass} d="M8.9 21.3v-9.5M6.5 14.3 8.9 11.5l2.4 2.8" />
  </g>,
);

/** Received: an arch with a brass tick. */
export const Success = vector(
  "0 0 96 96",
  <g strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
    <path
      fill={primary}
      fillOpacity=".1"
      stroke={primary}
      d="M19 84V46C19 23.7 38.1 19.3 48 10C57.9 19.3 77 23.7 77 46V84"
    />
    <path stroke={primary} d="M10 84h76" />
    <path stroke={brass} strokeWidth="5" d="m35 55 10 10 17-21" />
  </g>,
);

/** Nothing here yet: a sheet and a brass key. */
export const EmptyState = vector(
  "0 0 200 150",
  <g strokeLinecap="round" strokeLinejoin="round">
    <path fill={line} opacity=".08" d="M26 132h148a3 3 0 0 1 0 8H26a3 3 0 0 1 0-8z" />
    <g stroke={line} strokeWidth="2">
      <path fill={paper} d="M52 20h62l22 22v90H52z" />
      <path d="M114 20v22h22" />
      <path
        opacity=".45"
        d="M66 58h46M66 72h54M66 86h34M74 124V111.2C74 104.2 79.9 102.9 83 100C86.1 102.9 92 104.2 92 111.2V124z"
      />
    </g>
    <g stroke={brass} strokeWidth="4" transform="rotate(-32 150 108)">
      <circle cx="128" cy="108" r="13" />
      <circle cx="124.5" cy="108" r="2.2" strokeWidth="3" />
      <path d="M141 108h44m-8 0v10m-11-10v7" />
    </g>
  </g>,
);

/** How a process runs: a figure, paper, house, key and an open door on a dotted route. */
export const ProcessLine = vector(
  "0 0 480 120",
  <g strokeLinecap="round" strokeLinejoin="round" strokeWidth="2">
    <path stroke={line} opacity=".35" d="M12 100h456" />
    <path
      stroke={brass}
      strokeWidth="2.5"
      strokeDasharray=".1 9"
      d="M60 82q38-48 76-12M174 70q32-34 62 2M276 72q28-30 56-4M378 76q12-16 26-8"
    />
    <g fill={paper} stroke={line}>
      <circle cx="40" cy="57" r="8" />
      <path d="M28 100c0-14 4-24 6.5-33h11C48 76 52 86 52 100zM140 66h28v34h-28zM146 76h16m-16 7h16m-16 7h9M236 100V72l18-13 18 13v28zM248 100V86h12v14" />
      <circle cx="338" cy="83" r="8" />
      <path fill="none" d="M346 83h24m-5 0v7m-8-7v5" />
      <path d="M404 100V57.8C404 39.3 419.8 35.7 428 28C436.2 35.7 452 39.3 452 57.8V100z" />
      <path
        fill={brass}
        fillOpacity=".28"
        d="M412 100V65.8C412 53.5 422.6 51.2 428 46C433.4 51.2 444 53.5 444 65.8V100z"
      />
    </g>
  </g>,
);

/** The figure of the process line alone, for one step or one person; never a portrait. */
export const FigurePeg = vector(
  "0 0 48 64",
  <g strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
    <g fill={paper} stroke={line}>
      <circle cx="24" cy="12.7" r="8.8" />
      <path d="M10.8 60c0-15.4 4.4-26.4 7.2-36.3h12c2.8 9.9 7.2 20.9 7.2 36.3z" />
    </g>
    <path stroke={brass} d="M15 24.5c6 2 12 2 18 0" />
  </g>,
);
