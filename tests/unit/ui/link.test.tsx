import { fireEvent, render, screen } from "@testing-library/react";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { providePages } from "../../../src/i18n/links.ts";
import { followLinks } from "../../../src/site/browser/follow-links.ts";
import { Link, type LinkProps } from "../../../src/ui/link.tsx";
import { PagePath } from "../../../src/ui/page-name.ts";

const navigate = vi.fn<(to: { href: string }) => void>();

const renderLink = (props: LinkProps) =>
  render(
    <PagePath value="/faq">
      <Link {...props}>
        <b>go</b>
      </Link>
    </PagePath>,
  );

/** Clicks the link. @returns Whether the browser follows it. */
const click = (init: MouseEventInit = {}): boolean =>
  fireEvent.click(screen.getByText("go"), { button: 0, ...init });

beforeAll(() => {
  providePages(
    new Map(["/contact", "/loan-funding", "/buy-flat", "/faq"].map((path) => [path, ["en", "hi"]])),
  );
  followLinks({ navigate } as never);
});
beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
  vi.stubGlobal("navigator", { onLine: true });
  history.replaceState(null, "", "/faq");
});
afterAll(() => providePages(new Map()));

const holdLead = (): void => localStorage.setItem("aipm:outbox", "mark");

it("leaves a link to another page to the browser, which has prerendered it", () => {
  renderLink({ href: "/contact" });
  expect(click()).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});

it.each([
  ["a lead waits", holdLead],
  ["the device is offline", () => vi.stubGlobal("navigator", { onLine: false })],
])("keeps the document while %s", (_, hold) => {
  hold();
  renderLink({ href: "/loan-funding?city=Pune#top" });
  expect(click()).toBe(false);
  expect(navigate).toHaveBeenCalledExactlyOnceWith({
    to: ".",
    href: "/loan-funding?city=Pune#top",
  });
});

it.each([
  ["/faq?q=fee", false],
  ["/faq", false],
  ["/faq#fees", true],
])("follows %s on the page itself: by the browser %s", (href, isBrowsers) => {
  renderLink({ href });
  expect(click()).toBe(isBrowsers);
});

it("marks the link to the page itself, also with parameters", () => {
  const { rerender } = renderLink({ href: "/faq?utm_source=post" });
  expect(screen.getByRole("link").getAttribute("aria-current")).toBe("page");
  rerender(<Link href="/faq">go</Link>);
  expect(screen.getByRole("link").hasAttribute("aria-current")).toBe(false);
});

it.each<[what: string, props: LinkProps, init?: MouseEventInit]>([
  ["a link to another site", { href: "https://wa.me/91" }],
  ["a link to a phone number", { href: "tel:+919876543210" }],
  ["a link to a new tab", { href: "/contact", target: "_blank" }],
  ["a link that downloads", { href: "/contact", download: "" }],
  ["a link to a file", { href: "/licences.txt" }],
  ["a link to a page in the other language", { href: "/hi/faq" }],
  ["a link to an anchor of the page", { href: "#process" }],
  ["a link to an address without a page", { href: "/no-such-page" }],
  ["a click with ctrl", { href: "/contact" }, { ctrlKey: true }],
  ["a click with meta", { href: "/contact" }, { metaKey: true }],
  ["a click with shift", { href: "/contact" }, { shiftKey: true }],
  ["a click with the middle button", { href: "/contact" }, { button: 1 }],
])("leaves %s to the browser while a lead waits", (_, props, init) => {
  holdLead();
  renderLink(props);
  expect(screen.getByRole("link").getAttribute("href")).toBe(props.href);
  expect(click(init)).toBe(true);
});
