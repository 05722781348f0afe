import { fireEvent, render, screen, within } from "@testing-library/react";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { CityEnquiry } from "../../../../src/pages/investment-hub/city-enquiry.tsx";
import { enquiryHref } from "../../../../src/pages/investment-hub/enquiry-link.ts";
import { TrendingCities } from "../../../../src/pages/investment-hub/trending-cities.tsx";
import { content } from "../../../../src/pages/investment-hub/content.en.ts";

const { cities } = content;

/** jsdom has dialogs that do not open: what the browser does on its own is stood in for as the standard tells it. */
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

beforeEach(() => {
  history.replaceState(null, "", "/investment-hub");
});

const card = (name: string): HTMLElement => screen.getByRole("link", { name });
const opened = (): HTMLElement[] => screen.queryAllByRole("dialog");
const open = (name: string): HTMLElement => {
  fireEvent.click(card(name));
  return screen.getByRole("dialog", { name });
};

it("opens each of them with all that is known of it", () => {
  render(<TrendingCities content={content} />);
  expect(cities).toHaveLength(9);
  for (const city of cities) {
    const dialog = open(city.name);
    for (const heading of ["Market overview", "Property types", "Upcoming developments"])
      expect(within(dialog).getByRole("heading", { name: heading })).toBeTruthy();
    const said = [
      city.description,
      city.currentRate,
      city.investmentPotential,
      city.priceTrends,
      city.partnership,
      ...city.propertyTypes,
      city.drawback,
      ...[...city.upcomingDevelopments, ...city.opened].flatMap(({ name, state, source }) => [name, state, source]),
    ];
    for (const text of said) expect(dialog.textContent, city.name).toContain(text);
    fireEvent.click(within(dialog).getByRole("button", { name: "Close" }));
    expect(opened()).toHaveLength(0);
  }
});

describe("closing", () => {
  it.each(["Request Callback", "Check Availability", "Book Site Visit"])(
    "%s closes and leads to the enquiry about that city",
    (name) => {
      render(
        <>
          <TrendingCities content={content} />
          <CityEnquiry content={content} />
        </>,
      );
      const dialog = open("Karjat");
      fireEvent.click(within(dialog).getByRole("button", { name }));
      expect(opened()).toHaveLength(0);
      expect(location.hash).toBe("#ask-karjat");
      expect(document.activeElement?.textContent).toBe("Ask for today’s rates in Karjat");
      expect(document.activeElement?.getAttribute("href")).toBe(enquiryHref("Karjat"));
    },
  );

  it("happens at a click on the backdrop, not at one inside", () => {
    render(<TrendingCities content={content} />);
    const dialog = open("Dholera");
    fireEvent.click(within(dialog).getByText("Market overview"));
    expect(opened()).toHaveLength(1);
    fireEvent.click(dialog);
    expect(opened()).toHaveLength(0);
  });
});

it("opens the city that an address names, and names it no more once it is closed", () => {
  history.replaceState(null, "", "/investment-hub?utm_source=x#dehradun");
  render(<TrendingCities content={content} />);
  const dialog = screen.getByRole("dialog", { name: "Dehradun" });
  fireEvent.click(within(dialog).getByRole("button", { name: "Close" }));
  expect(location.pathname + location.search + location.hash).toBe("/investment-hub?utm_source=x");
});

it.each(cities)("says of $name what a city is judged by", (city) => {
  expect(city.currentRate).toMatch(/^₹[\d,]+ - ₹[\d,]+ per sqft$/);
  expect(city.propertyTypes.length).toBeGreaterThanOrEqual(3);
  expect(city.upcomingDevelopments.length + city.opened.length).toBeGreaterThanOrEqual(3);
  expect(city.upcomingDevelopments.length).toBeGreaterThanOrEqual(2);
  // What has come says since when.
  for (const { state } of city.opened) expect(state).toMatch(/since .*\d{4}$/);
});
