/** Requirement P10. */
import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { Carousel, pageStep } from "../../../src/ui/carousel.tsx";
import { isDrag } from "../../../src/ui/drag.ts";

afterEach(() => vi.unstubAllGlobals());

it.each([
  [3, true, 3],
  [3, false, 1],
  [1, true, 1],
] as const)("turns a carousel of %i a page, wide: %s, by %i", (perPage, isWide, step) => {
  expect(pageStep(perPage, isWide)).toBe(step);
});

it.each([
  ["a still tap", 0, 90, false],
  ["a still, long press", 0, 900, false],
  ["a quick, shaky click", 4, 120, false],
  ["a slow, short pull", 4, 200, true],
  ["a pull", 30, 120, true],
])("%s", (_, distance, milliseconds, expected) => {
  expect(isDrag(distance, milliseconds)).toBe(expected);
});

it("rests at both ends and turns by three cards on a wide screen", () => {
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
  [...row.children].forEach((child, i) => {
    child.getBoundingClientRect = () => ({ left: i * 100 }) as DOMRect;
  });
  const moves: unknown[] = [];
  row.scrollTo = ((to: ScrollToOptions) => moves.push(to.left)) as typeof row.scrollTo;
  const [previous, next] = screen.getAllByRole<HTMLButtonElement>("button");

  fireEvent.scroll(row);
  expect([previous!.disabled, next!.disabled]).toEqual([true, false]);
  fireEvent.click(next!);
  expect(moves).toEqual([300]);

  row.scrollLeft = 200;
  fireEvent.scroll(row);
  expect([previous!.disabled, next!.disabled]).toEqual([false, true]);
});
