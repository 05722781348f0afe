import { createMemoryHistory, RouterContextProvider } from "@tanstack/react-router";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { providePages } from "../../../src/i18n/links.ts";
import { type AppRouter, createAppRouter } from "../../../src/site/router.tsx";
import { Link, type LinkProps } from "../../../src/ui/link.tsx";

function renderLink(props: LinkProps): AppRouter {
  const router = createAppRouter({ history: createMemoryHistory({ initialEntries: ["/faq"] }) });
  render(
    <RouterContextProvider router={router}>
      <Link {...props}>
        <b>go</b>
      </Link>
    </RouterContextProvider>,
  );
  return router;
}

/** @returns Whether the browser would follow the link. */
const click = (init: MouseEventInit = {}): boolean => fireEvent.click(screen.getByText("go"), { button: 0, ...init });

beforeEach(() => void vi.stubGlobal("matchMedia", () => ({ matches: false })));
afterAll(() => providePages(new Map()));

it.each(["/contact", "/loan-funding?city=Pune#top", "/buy-flat?amount=1e5&phone=0987"])(
  "navigates to %s with its parameters unchanged",
  async (href) => {
    const router = renderLink({ href });
    expect(screen.getByRole("link").getAttribute("href")).toBe(href);
    expect(click()).toBe(false);
    // Waits for the code of the page too, which must not arrive during a later test.
    await waitFor(() => expect(router.state.resolvedLocation?.href).toBe(href));
  },
);

it.each([
  ["another site", { href: "https://wa.me/91" }],
  ["a phone number", { href: "tel:+919876543210" }],
  ["a new tab", { href: "/contact", target: "_blank" }],
  ["a file", { href: "/licences.txt" }],
  ["a page in the other language", { href: "/hi/faq" }],
  ["an anchor of the page", { href: "#process" }],
  ["an address that is no page", { href: "/no-such-page" }],
])("leaves a link to %s to the browser", (_, props) => {
  renderLink(props);
  expect(screen.getByRole("link").getAttribute("href")).toBe(props.href);
  expect(click()).toBe(true);
});

it.each([
  ["ctrl", { ctrlKey: true }],
  ["meta", { metaKey: true }],
  ["shift", { shiftKey: true }],
  ["the middle button", { button: 1 }],
])("leaves a click with %s to the browser", (_, init) => {
  renderLink({ href: "/contact" });
  expect(click(init)).toBe(true);
});
