/** The words by which `list --city` finds a city, with a space in front. A space behind them means whole words. */
import { lastPlace } from "../../src/record/city-column.ts";
import { findCity, spellings } from "../../src/record/city-names.ts";
import { foldWords } from "../../src/record/fold.ts";
import { usage } from "../failure.ts";

/**
 * All names of a city, of several with commas between them, or of the city of an address. A place that the list of cities lacks is found by
 * the beginnings of its words.
 * @throws CommandFailure (exit code 2) for words without a letter
 */
export function cityWords(typed: string): readonly string[] {
  const parts = typed.split(",").map((part) => findCity(foldWords(part)));
  const names = parts.every((city) => city !== undefined)
    ? parts.flat()
    : findCity(foldWords(lastPlace(typed) ?? ""));
  if (names) return names.flatMap(spellings).map((name) => ` ${name} `);
  const words = foldWords(typed);
  if (words === "") throw usage(`--city needs a name: "${typed}" is not one.`);
  return [` ${words}`];
}
