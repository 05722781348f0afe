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

it("leads to its new address when the address changes", async () => {
  const router = createAppRouter({ history: createMemoryHistory({ initialEntries: ["/faq"] }) });
  const withLink = (href: string) => (
    <RouterContextProvider router={router}>
      <Link href={href}>
        <b>go</b>
      </Link>
    </RouterContextProvider>
  );
  const { rerender } = render(withLink("/contact?city=Pune#top"));
  rerender(withLink("/about?city=Nashik#end"));
  expect(screen.getByRole("link").getAttribute("href")).toBe("/about?city=Nashik#end");
  click();
  await waitFor(() => expect(router.state.resolvedLocation?.href).toBe("/about?city=Nashik#end"));
});

it.each<[what: string, props: LinkProps, init?: MouseEventInit]>([
  ["a link to another site", { href: "https://wa.me/91" }],
  ["a link to a phone number", { href: "tel:+919876543210" }],
  ["a link to a new tab", { href: "/contact", target: "_blank" }],
  ["a link to a file", { href: "/licences.txt" }],
  ["a link to a page in the other language", { href: "/hi/faq" }],
  ["a link to an anchor of the page", { href: "#process" }],
  ["a link to an address that is no page", { href: "/no-such-page" }],
  ["a click with ctrl", { href: "/contact" }, { ctrlKey: true }],
  ["a click with meta", { href: "/contact" }, { metaKey: true }],
  ["a click with shift", { href: "/contact" }, { shiftKey: true }],
  ["a click with the middle button", { href: "/contact" }, { button: 1 }],
])("leaves %s to the browser", (_, props, init) => {
  renderLink(props);
  expect(screen.getByRole("link").getAttribute("href")).toBe(props.href);
  expect(click(init)).toBe(true);
});
