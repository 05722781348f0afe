/** Requirement V8. */
import { describe, expect, it } from "vitest";
import { day, dusk, onGreenBand, onNight, onPaper, type Token } from "../../../src/styles/tokens.ts";

const channel = (value: number): number => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (light! + 0.05) / (dark! + 0.05);
}

const AS_TEXT: Token[] = ["ink", "stone", "leaf", "clay", "brass", "danger", "success"];
const SURFACES: Token[] = ["page", "card", "sand"];

describe.each([
  ["by day", day],
  ["at dusk", dusk],
] as const)("the palette %s", (_, palette) => {
  it.each(AS_TEXT.flatMap((text) => SURFACES.map((surface) => [text, surface] as const)))(
    "%s reads on %s",
    (text, surface) => {
      expect(contrast(palette[text], palette[surface])).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each([
    ["on-green", "green"],
    ["on-terra", "terra"],
    ["ink", "table"],
    ["ink", "floor"],
    ["danger", "danger-bg"],
    ["success", "success-bg"],
  ] as const)("%s reads on %s", (text, fill) => {
    expect(contrast(palette[text], palette[fill])).toBeGreaterThanOrEqual(4.5);
  });

  it("shows fields' borders and the focus ring at 3:1", () => {
    for (const surface of SURFACES) {
      expect(contrast(palette.stone, palette[surface])).toBeGreaterThanOrEqual(3);
      expect(contrast(palette.focus, palette[surface])).toBeGreaterThanOrEqual(3);
    }
  });

  it.each([
    ["band", onGreenBand],
    ["night", onNight],
  ] as const)("reads on the %s", (fill, tokens) => {
    for (const text of ["ink", "stone", "leaf", "brass"] as const)
      expect(contrast(tokens[text]!, palette[fill])).toBeGreaterThanOrEqual(4.5);
  });

  it("reads on a drawn paper, what was written by hand included", () => {
    for (const text of ["ink", "stone", "leaf", "clay", "brass", "pen"] as const)
      expect(contrast(onPaper[text]!, palette["art-sheet"])).toBeGreaterThanOrEqual(4.5);
  });
});
