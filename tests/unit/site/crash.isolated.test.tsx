/** Requirement S5. */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { App } from "../../../src/site/app.tsx";
import { startRouting } from "../../../src/site/browser/routing.tsx";
import { placeAt } from "../../../src/site/place.tsx";

vi.mock("../../../src/pages/faq/page.tsx", () => ({
  default: () => {
    throw new Error("a page that fails");
  },
}));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  history.replaceState(null, "", "/");
});

const expectApology = async (): Promise<void> => {
  expect(await screen.findByRole("heading", { name: "Something went wrong" })).toBeTruthy();
  expect(screen.getByRole("alert").querySelector("a[href^='tel:']")).not.toBeNull();
  // The frame stands: the visitor can go elsewhere.
  expect(screen.getAllByRole("link", { name: "AIPM, home" })).not.toHaveLength(0);
  const reload = vi.fn();
  vi.stubGlobal("location", { reload });
  fireEvent.click(screen.getByRole("button", { name: "Refresh Page" }));
  expect(reload).toHaveBeenCalledOnce();
};

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: true }));
});

describe("puts an apology in the place of a page that fails, with a way to load it again and a phone number", () => {
  it("where the page came with the document", async () => {
    const { page, ...place } = await placeAt("/faq");
    render(<App place={place}>{page}</App>);
    await expectApology();
  });

  it("where it was navigated to", async () => {
    vi.stubGlobal("scrollTo", vi.fn());
    const { page, ...place } = await placeAt("/terms-conditions");
    const { rerender } = render(<App place={place}>{page}</App>);
    const { go } = await startRouting((next, outlet) => rerender(<App place={next}>{outlet}</App>));
    await act(() => go("/faq"));
    await expectApology();
  });
});
