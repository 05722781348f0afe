/** Requirement P4. */
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { CityEnquiry } from "../../../../src/pages/investment-hub/city-enquiry.tsx";
import { enquiryHref } from "../../../../src/pages/investment-hub/enquiry-link.ts";
import { TrendingCities } from "../../../../src/pages/investment-hub/trending-cities.tsx";
import { cityInHash } from "../../../../src/pages/investment-hub/use-selected-city.ts";
import { content } from "../../../../src/pages/investment-hub/content.en.ts";
import { form } from "../../../../src/forms/definitions/trending-city-enquiry.form.ts";
import { initialValues } from "../../../../src/forms/payload.ts";

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

it("shows nine cards and no details at first", () => {
  render(<TrendingCities content={content} />);
  expect(screen.getAllByRole("article")).toHaveLength(9);
  expect(opened()).toHaveLength(0);
});

it("opens each of them with all that is known of it", () => {
  render(<TrendingCities content={content} />);
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
  it("closes and does no more", () => {
    render(<TrendingCities content={content} />);
    const dialog = open("Karjat");
    fireEvent.click(within(dialog).getByRole("button", { name: "Close" }));
    expect(opened()).toHaveLength(0);
    expect(location.href).toMatch(/\/investment-hub$/);
    expect(document.activeElement).toBe(card("Karjat"));
  });

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

  it("lets the same city be opened again", () => {
    render(<TrendingCities content={content} />);
    // As Escape does: the browser closes the dialog, and React hears of it.
    const dialog = open("Vangani") as HTMLDialogElement;
    act(() => dialog.close());
    expect(open("Vangani")).toBeTruthy();
  });
});

describe("an address that names a city", () => {
  it("opens it, and names it no more once it is closed", () => {
    history.replaceState(null, "", "/investment-hub?utm_source=x#dehradun");
    render(<TrendingCities content={content} />);
    const dialog = screen.getByRole("dialog", { name: "Dehradun" });
    fireEvent.click(within(dialog).getByRole("button", { name: "Close" }));
    expect(location.pathname + location.search + location.hash).toBe("/investment-hub?utm_source=x");
  });

  it("is known by its hash alone", () => {
    expect(cityInHash("#karjat", cities)).toBe("karjat");
    expect(["", "#", "#trending-cities", "#Karjat"].map((hash) => cityInHash(hash, cities))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

it("leaves a click with a modifier to the browser", () => {
  render(<TrendingCities content={content} />);
  const wasHandled = !fireEvent.click(card("Karjat"), { ctrlKey: true });
  expect(wasHandled).toBe(false);
  expect(opened()).toHaveLength(0);
});

it("carries the city into the enquiry", () => {
  const { searchParams } = new URL(enquiryHref("Dwarka Expressway"), "https://aipm.example");
  expect(searchParams.get("city")).toBe("Dwarka Expressway");
  expect(initialValues(form, undefined, Object.fromEntries(searchParams)).additionalNotes).toBe("Dwarka Expressway");
});

it.each(cities)("says of $name what a city is judged by", (city) => {
  expect(city.currentRate).toMatch(/^₹[\d,]+ - ₹[\d,]+ per sqft$/);
  expect(city.propertyTypes.length).toBeGreaterThanOrEqual(3);
  expect(city.upcomingDevelopments.length + city.opened.length).toBeGreaterThanOrEqual(3);
  expect(city.upcomingDevelopments.length).toBeGreaterThanOrEqual(2);
  // What has come says since when.
  for (const { state } of city.opened) expect(state).toMatch(/since .*\d{4}$/);
});
