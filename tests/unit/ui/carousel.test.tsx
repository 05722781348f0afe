/** Requirement P10. */
import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { turnRow } from "../../../src/site/browser/turn-row.ts";
import { Carousel } from "../../../src/ui/carousel.tsx";
import { isDrag } from "../../../src/ui/drag.ts";

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["a still tap", 0, 90, false],
  ["a still, long press", 0, 900, false],
  ["a quick, shaky click", 4, 120, false],
  ["a slow, short pull", 4, 200, true],
  ["a pull", 30, 120, true],
])("%s", (_, distance, milliseconds, expected) => {
  expect(isDrag(distance, milliseconds)).toBe(expected);
});

it("says where it rests, and is turned by what it shows", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  render(
    <Carousel label="Quotes">
      {["a", "b", "c", "d", "e"].map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Carousel>,
  );
  const row = screen.getByRole("list");
  Object.defineProperties(row, { clientWidth: { value: 300 }, scrollWidth: { value: 500 } });
  const moves: unknown[] = [];
  row.scrollTo = ((to: number) => moves.push(to)) as typeof row.scrollTo;
  const [previous, next] = screen.getAllByRole<HTMLButtonElement>("button");

  fireEvent.scroll(row);
  expect([previous!.disabled, next!.disabled]).toEqual([true, false]);
  turnRow(row, 1);
  expect(moves).toEqual([200]);

  row.scrollLeft = 200;
  fireEvent.scroll(row);
  expect([previous!.disabled, next!.disabled]).toEqual([false, true]);
});
