/** Requirement S5. */
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { createAppRouter } from "../../../src/site/router.tsx";

vi.mock("../../../src/pages/faq/page.tsx", () => ({
  Faq: () => {
    throw new Error("a page that fails");
  },
}));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("puts an apology in the place of a page that fails, with a way to load it again and a phone number", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const router = createAppRouter(createMemoryHistory({ initialEntries: ["/faq"] }));
  await router.load();
  render(<RouterProvider router={router} />);

  expect(await screen.findByRole("heading", { name: "Something went wrong" })).toBeTruthy();
  expect(screen.getByRole("alert").querySelector("a[href^='tel:']")).not.toBeNull();
  // The frame stands: the visitor can go elsewhere.
  expect(screen.getAllByRole("link", { name: "AIPM, home" })).not.toHaveLength(0);
  const reload = vi.fn();
  vi.stubGlobal("location", { reload });
  fireEvent.click(screen.getByRole("button", { name: "Refresh Page" }));
  expect(reload).toHaveBeenCalledOnce();
});
