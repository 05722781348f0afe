/** What the scripts of a page may be at, and what leads from one to the next. Decision 42. */
import { expect, it } from "vitest";
import { nextState, type PageState, type PageStep } from "../../../src/site/browser/page-state.ts";

const STATES: readonly PageState[] = ["asleep", "loading", "ready", "failed"];
const STEPS: readonly PageStep[] = ["sign", "ready", "failed"];

it.each<[PageState, PageStep, PageState]>([
  ["asleep", "sign", "loading"],
  // A form that was touched long ago, and whose scripts nobody has heard of.
  ["asleep", "failed", "failed"],
  ["loading", "ready", "ready"],
  ["loading", "failed", "failed"],
  ["failed", "ready", "ready"],
])("%s, %s: %s", (state, step, next) => {
  expect(nextState(state, step)).toBe(next);
});

it("knows no other way: what failed is not called loading while it tries again, and what is ready stays so", () => {
  const moves = STATES.flatMap((state) => STEPS.filter((step) => nextState(state, step) !== state));
  expect(moves).toHaveLength(5);
  for (const step of STEPS) expect(nextState("ready", step)).toBe("ready");
  expect(nextState("failed", "sign")).toBe("failed");
});
