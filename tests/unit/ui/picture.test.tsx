/** Requirement P10. */
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Picture } from "../../../src/ui/picture.tsx";

const image = (): HTMLImageElement => screen.getByRole("img");

it("says its size, waits for its turn, and has a night", () => {
  const { container } = render(<Picture name="exchange" alt="Two houses" />);
  expect([image().width, image().height]).toEqual([1280, 800]);
  expect(image().getAttribute("loading")).toBe("lazy");
  const [night, light] = container.querySelectorAll("source");
  expect(night!.media).toBe("(prefers-color-scheme:dark)");
  expect(night!.srcset).toContain("/pictures/exchange-dusk-400.avif 400w");
  expect(light!.srcset).toBe(
    "/pictures/exchange-day-400.avif 400w,/pictures/exchange-day-800.avif 800w,/pictures/exchange-day-1280.avif 1280w",
  );
});

it("comes first above the fold, and with the rest of a carousel's first cards", () => {
  const { unmount } = render(<Picture name="hero" narrow="hero-tall" alt="A neighbourhood" priority />);
  expect(image().getAttribute("fetchpriority")).toBe("high");
  expect(image().hasAttribute("loading")).toBe(false);
  unmount();
  render(<Picture name="desk-3" alt="A globe and three clocks" eager />);
  expect([image().width, image().height]).toEqual([800, 1000]);
  expect(image().hasAttribute("loading")).toBe(false);
  expect(image().hasAttribute("fetchpriority")).toBe(false);
});

it("stands wide on a laptop and whole on anything narrower", () => {
  const { container } = render(<Picture name="nri-wide" narrow="nri" alt="A globe" priority />);
  const [duskPhone, dayPhone, dusk] = [...container.querySelectorAll("source")];
  expect([duskPhone!.media, dayPhone!.media]).toEqual([
    "(prefers-color-scheme:dark) and (max-width:63.99rem)",
    "(max-width:63.99rem)",
  ]);
  expect(dayPhone!.srcset).toContain("/pictures/nri-day-800.avif 800w");
  expect(dusk!.srcset).toBe(
    "/pictures/nri-wide-dusk-1200.avif 1200w,/pictures/nri-wide-dusk-1600.avif 1600w,/pictures/nri-wide-dusk-2000.avif 2000w",
  );
  expect(image().getAttribute("src")).toBe("/pictures/nri-wide-day-1200.webp");
  expect([image().width, image().height]).toEqual([2000, 833]);
});
