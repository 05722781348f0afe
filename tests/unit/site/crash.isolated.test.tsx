import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import type { Report } from "../../../src/lead/report.ts";
import { createAppRouter } from "../../../src/site/router.tsx";

vi.mock("../../../src/pages/faq/page.tsx", () => ({
  default: () => {
    throw new Error("a page that fails");
  },
}));

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: true }));
});

it.each(["/faq", "/terms-conditions"])(
  "apologises with a reload button and a phone number when a page fails, from %s on",
  async (first) => {
    vi.stubGlobal("scrollTo", vi.fn());
    const reported = vi.fn<(kind: string, error: string) => void>();
    addEventListener("page:report", (event) => {
      const { kind, error } = (event as CustomEvent<Report>).detail;
      reported(kind, (error as Error).name);
    });
    const router = createAppRouter({ history: createMemoryHistory({ initialEntries: [first] }) });
    await router.load();
    render(<RouterProvider router={router} />);
    await act(() => router.navigate({ to: "/faq" as never }));
    expect(await screen.findByRole("heading", { name: "Something went wrong" })).toBeTruthy();
    expect(screen.getByRole("alert").querySelector("a[href^='tel:']")).not.toBeNull();
    expect(reported).toHaveBeenCalledWith("crash", "Error");
    // The frame stays, so the visitor can go elsewhere.
    expect(screen.getAllByRole("link", { name: "AIPM, home" })).not.toHaveLength(0);
    const reload = vi.fn();
    vi.stubGlobal("location", { reload });
    fireEvent.click(screen.getByRole("button", { name: "Refresh Page" }));
    expect(reload).toHaveBeenCalledOnce();
  },
);
