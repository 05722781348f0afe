import { eastAsianWidth } from "get-east-asian-width";

const NO_CELL = /[\p{Mn}\p{Me}\p{Cf}]/u;

/**
 * The number of cells that a text takes on a terminal. Most terminals count code points: none for a mark above or below a letter, one for a
 * vowel sign after it, two for a Chinese letter. "क्षि" is one letter to a reader and three cells.
 */
export const cellWidth = (text: string): number => {
  let width = 0;
  for (const char of text) if (!NO_CELL.test(char)) width += eastAsianWidth(char.codePointAt(0)!);
  return width;
};

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Fills a text with spaces to `width` cells, or cuts it between two letters. */
export function fit(text: string, width: number): string {
  const whole = cellWidth(text);
  if (whole <= width) return text + " ".repeat(width - whole);
  let [fitting, cells] = ["", 0];
  for (const { segment } of graphemes.segment(text)) {
    const more = cellWidth(segment);
    if (cells + more > width - 1) break;
    [fitting, cells] = [fitting + segment, cells + more];
  }
  return `${fitting}…${" ".repeat(width - 1 - cells)}`;
}
