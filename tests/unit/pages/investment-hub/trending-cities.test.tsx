import { fireEvent, render, screen, within } from "@testing-library/react";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { enquiryHref } from "../../../../src/pages/investment-hub/enquiry-link.ts";
import { TrendingCities } from "../../../../src/pages/investment-hub/trending-cities.tsx";
import { content } from "../../../../src/pages/investment-hub/content.en.ts";

const { cities } = content;

/** jsdom has no `showModal`, so this fakes the standard behaviour. */
beforeAll(() => {
  const dialog = HTMLDialogElement.prototype;
  dialog.showModal = vi.fn<() => void>(function showModal(this: HTMLDialogElement) {
    this.setAttribute("open", "");
  });
  dialog.close = vi.fn<() => void>(function close(this: HTMLDialogElement) {
    if (!this.hasAttribute("open")) return;
    this.removeAttribute("open");
    this.dispatchEvent(new Event("close"));
  });
});

const opened = (): HTMLElement[] => screen.queryAllByRole("dialog");
const open = (name: string): HTMLElement => {
  fireEvent.click(screen.getByRole("link", { name }));
  return screen.getByRole("dialog", { name });
};

it("opens each of nine cities with rate, dated developments and all other details", () => {
  render(<TrendingCities content={content} />);
  expect(cities).toHaveLength(9);
  for (const city of cities) {
    expect(city.currentRate).toMatch(/^₹[\d,]+ - ₹[\d,]+ per sqft$/);
    expect(city.propertyTypes.length, city.name).toBeGreaterThanOrEqual(3);
    expect(city.upcomingDevelopments.length + city.opened.length, city.name).toBeGreaterThanOrEqual(
      3,
    );
    expect(city.upcomingDevelopments.length, city.name).toBeGreaterThanOrEqual(2);
    for (const { state } of city.opened) expect(state, city.name).toMatch(/since .*\d{4}$/);
    const dialog = open(city.name);
    for (const heading of ["Market overview", "Property types", "Upcoming developments"])
      expect(within(dialog).getByRole("heading", { name: heading })).toBeTruthy();
    const texts = [
      city.description,
      city.currentRate,
      city.investmentPotential,
      city.priceTrends,
      city.partnership,
      ...city.propertyTypes,
      city.drawback,
      ...[...city.upcomingDevelopments, ...city.opened].flatMap(({ name, state, source }) => [
        name,
        state,
        source,
      ]),
    ];
    for (const text of texts) expect(dialog.textContent, city.name).toContain(text);
    fireEvent.click(within(dialog).getByRole("button", { name: "Close" }));
    expect(opened()).toHaveLength(0);
  }
});

describe("a city dialog", () => {
  it.each(["Request Callback", "Check Availability", "Book Site Visit"])(
    "%s closes the dialog and focuses the enquiry about that city",
    (name) => {
      render(<TrendingCities content={content} />);
      const dialog = open("Karjat");
      fireEvent.click(within(dialog).getByRole("button", { name }));
      expect(opened()).toHaveLength(0);
      expect(document.activeElement?.textContent).toBe("Ask about Karjat");
      expect(document.activeElement?.getAttribute("href")).toBe(enquiryHref("Karjat"));
    },
  );

  it("closes at a click on the backdrop, and not at one inside", () => {
    render(<TrendingCities content={content} />);
    const dialog = open("Dholera");
    fireEvent.click(within(dialog).getByText("Market overview"));
    expect(opened()).toHaveLength(1);
    fireEvent.click(dialog);
    expect(opened()).toHaveLength(0);
  });
});

it("opens the city in the address", () => {
  history.replaceState(null, "", "/investment-hub?utm_source=x#dehradun");
  render(<TrendingCities content={content} />);
  expect(screen.getByRole("dialog", { name: "Dehradun" })).toBeTruthy();
});
