/** Requirement P5. */
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { content as dispute } from "../../../src/pages/dispute-settlement/content.en.ts";
import { content as furniture } from "../../../src/pages/furniture-on-demand/content.en.ts";
import { content as moving } from "../../../src/pages/shifting/content.en.ts";
import { Scale } from "../../../src/ui/scale.tsx";

it.each([
  ["dispute", dispute.scale],
  ["furniture", furniture.scale],
  ["moving", moving.scale],
])("puts each label of %s at its own place", (_, scale) => {
  const { container } = render(<Scale {...scale} />);
  const labelled = scale.ticks.filter((tick) => tick.label);
  expect(labelled.length).toBeGreaterThan(1);
  for (const { at, label } of labelled) {
    const text = screen.getByText(label, { selector: "text" });
    const place = `${(100 * at) / scale.end}%`;
    expect(text.getAttribute("x")).toBe(place);
    expect(text.parentElement!.querySelector("line")!.getAttribute("x1")).toBe(place);
  }
  const bars = [...container.querySelectorAll("dd rect:last-child")];
  expect(bars.map((bar) => bar.getAttribute("x"))).toEqual(
    scale.spans.map(({ from }) => `${(100 * from) / scale.end}%`),
  );
});

it("is a list of terms and nothing else", () => {
  const { container } = render(<Scale {...dispute.scale} />);
  const groups = container.querySelectorAll("dl > div");
  expect(groups).toHaveLength(dispute.scale.spans.length);
  for (const group of groups) expect([...group.children].map((child) => child.tagName)).toEqual(["DT", "DD", "DD"]);
});
