import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { providePages } from "../../../../src/i18n/links.ts";
import { PagePath } from "../../../../src/ui/page-name.ts";
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
  providePages(new Map([["/about/team", ["en"]]]));
  render(
    <PagePath value="/about/team">
      <Header path="/about/team" />
    </PagePath>,
  );
  providePages(new Map());
  expect(screen.getByText("Our Team").getAttribute("aria-current")).toBe("page");
  expect(screen.getByText("About Us").getAttribute("aria-current")).toBe("true");
  expect(screen.getByText("Services").hasAttribute("aria-current")).toBe(false);
});

it("opens and closes the menu by the button in a browser without popovers", () => {
  const { matches } = Element.prototype;
  vi.spyOn(Element.prototype, "matches").mockImplementation(function known(
    this: Element,
    selector,
  ) {
    if (selector === ":popover-open")
      throw new SyntaxError(`'${selector}' is not a valid selector`);
    return matches.call(this, selector);
  });
  const { rerender } = render(<Header path="/" />);
  const button = screen.getByRole("button", { name: "Menu" });
  const menu = document.querySelector<HTMLElement>("#site-menu")!;
  for (const close of [
    () => fireEvent.click(button),
    () => fireEvent.pointerDown(document.body),
    () => rerender(<Header path="/faq" />),
  ]) {
    fireEvent.click(button);
    expect(menu.dataset.open).toBe("");
    close();
    expect(menu.dataset.open).toBeUndefined();
  }
});
