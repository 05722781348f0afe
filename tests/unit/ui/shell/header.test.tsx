import { createMemoryHistory, RouterContextProvider } from "@tanstack/react-router";
import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { providePages } from "../../../../src/i18n/links.ts";
import { createAppRouter } from "../../../../src/site/router.tsx";
import { Header } from "../../../../src/ui/shell/header.tsx";

const details = (name: string): HTMLDetailsElement => screen.getByText(name).closest("details")!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: true }));
});

it("opens on hover and closes 500 ms after the pointer left", () => {
  render(<Header path="/" />);
  const services = details("Services");
  fireEvent.pointerOver(services, { pointerType: "mouse" });
  expect(services.open).toBe(true);
  fireEvent.pointerOut(services, { pointerType: "mouse", relatedTarget: document.body });
  vi.advanceTimersByTime(499);
  expect(services.open).toBe(true);
  vi.advanceTimersByTime(1);
  expect(services.open).toBe(false);
});

it("opens on click after Escape, and closes behind the focus", () => {
  render(<Header path="/" />);
  const services = details("Services");
  const press = () => fireEvent.click(services.querySelector("summary")!, { detail: 1 });
  fireEvent.pointerOver(services, { pointerType: "mouse" });
  // An open list under the pointer stays open.
  press();
  expect(services.open).toBe(true);
  fireEvent.keyDown(document, { key: "Escape" });
  expect(services.open).toBe(false);
  press();
  expect(services.open).toBe(true);
  fireEvent.focusIn(screen.getByText("Contact Us"));
  expect(services.open).toBe(false);
});

it("closes on Escape, on a press outside and when a link is chosen", () => {
  render(<Header path="/" />);
  const services = details("Services");
  const link = screen.getByText("NRI Corner");
  // The closed popover hides its links from the focus here. In the browser the bar shows them.
  vi.spyOn(document, "activeElement", "get").mockReturnValue(link);
  const back = vi.spyOn(services.querySelector("summary")!, "focus");
  for (const close of [
    () => fireEvent.keyDown(document, { key: "Escape" }),
    () => fireEvent.pointerDown(document.body),
    () => fireEvent.click(link),
  ]) {
    services.open = true;
    close();
    expect(services.open).toBe(false);
  }
  expect(back).toHaveBeenCalledOnce();
});

it("marks the current page and the title above it", () => {
  const router = createAppRouter({
    history: createMemoryHistory({ initialEntries: ["/about/team?utm_source=x&member=7"] }),
  });
  render(
    <RouterContextProvider router={router}>
      <Header path="/about/team" />
    </RouterContextProvider>,
  );
  providePages(new Map());
  expect(screen.getByText("Our Team").getAttribute("aria-current")).toBe("page");
  expect(screen.getByText("About Us").getAttribute("aria-current")).toBe("true");
  expect(screen.getByText("Services").hasAttribute("aria-current")).toBe(false);
});

describe("browser without popovers", () => {
  const button = (): HTMLElement => screen.getByRole("button", { name: "Menu" });
  const menu = (): HTMLElement => document.querySelector("#site-menu")!;

  beforeEach(() => {
    const { matches } = Element.prototype;
    vi.spyOn(Element.prototype, "matches").mockImplementation(function known(this: Element, selector) {
      if (selector === ":popover-open") throw new SyntaxError(`'${selector}' is not a valid selector`);
      return matches.call(this, selector);
    });
  });

  it("opens and closes by the button, and closes on a press outside", () => {
    render(<Header path="/" />);
    fireEvent.click(button());
    expect(menu().dataset.open).toBe("");
    fireEvent.click(button());
    expect(menu().dataset.open).toBeUndefined();
    fireEvent.click(button());
    fireEvent.pointerDown(document.body);
    expect(menu().dataset.open).toBeUndefined();
  });

  it("closes on the next page", () => {
    const { rerender } = render(<Header path="/" />);
    fireEvent.click(button());
    rerender(<Header path="/faq" />);
    expect(menu().dataset.open).toBeUndefined();
  });
});
