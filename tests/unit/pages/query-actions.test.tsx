import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { QueryActions } from "../../../src/pages/query/query-actions.tsx";
import type { QueryGroup } from "../../../src/pages/query/content.en.ts";

const groups: readonly QueryGroup[] = [
  {
    id: "buy",
    title: "Buy",
    text: "A home",
    actions: [{ label: "I want a flat", href: "/buy-flat" }, { label: "I want a houseboat" }],
  },
];

/** Receives each link that is followed. */
const go = vi.fn<(href: string) => void>();
const listen = (event: MouseEvent): void => {
  const link = (event.target as Element).closest("a");
  if (!link || event.defaultPrevented || event.ctrlKey) return;
  event.preventDefault();
  go(link.pathname);
};
const scrollTo = vi.fn<typeof window.scrollTo>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("scrollTo", scrollTo);
  document.addEventListener("click", listen);
  render(<QueryActions groups={groups} />);
});
afterEach(() => {
  document.removeEventListener("click", listen);
  go.mockReset();
  scrollTo.mockReset();
});

/** @returns Whether the browser still follows the link. */
const click = (name: string, keys: MouseEventInit = {}): boolean =>
  fireEvent.click(screen.getByText(name), { button: 0, ...keys });

describe("an action of the Query Center", () => {
  it("scrolls to the top on a plain click and navigates 100 ms later", () => {
    expect(click("I want a flat")).toBe(false);
    expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
    vi.advanceTimersByTime(99);
    expect(go).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(go).toHaveBeenCalledExactlyOnceWith("/buy-flat");
  });

  it("leaves a click with a modifier to the browser", () => {
    expect(click("I want a flat", { ctrlKey: true })).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(go).not.toHaveBeenCalled();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it("shows an alert when no form is configured", () => {
    expect(screen.queryByRole("alert")).toBeNull();
    click("I want a houseboat");
    expect(screen.getByRole("alert").textContent).toBe("Form not configured for this action yet.");
    vi.advanceTimersByTime(1000);
    expect(go).not.toHaveBeenCalled();
    click("I want a flat");
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
