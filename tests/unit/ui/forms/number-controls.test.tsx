import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { AnyForm } from "../../../../src/forms/define.ts";
import { form as buyer } from "../../../../src/forms/definitions/buyer.form.ts";
import { form as exchange } from "../../../../src/forms/definitions/property-exchange.form.ts";
import { form as jv } from "../../../../src/forms/definitions/joint-venture.form.ts";
import { form as partner } from "../../../../src/forms/definitions/partner-application.form.ts";
import { form as tenant } from "../../../../src/forms/definitions/tenant.form.ts";
import { form as seller } from "../../../../src/forms/definitions/seller.form.ts";
import {
  checked,
  choose,
  control,
  edge,
  fill,
  person,
  press,
  show,
  submit,
  type,
} from "./harness.tsx";

const AMOUNT = "approximateMarketValue";

it.each<[what: string, form: AnyForm, answers: Readonly<Record<string, string>>, question: string]>(
  [
    [
      "an amount without digits",
      exchange,
      { [AMOUNT]: "negotiable" },
      "Enter the approximate market value in rupees, like 50,00,000 or 50 lakh",
    ],
    [
      "a size in a unit that varies by state",
      buyer,
      { size: "5 bigha" },
      "Property size: A bigha is not the same in every state. How many gaj is it?",
    ],
  ],
)("asks about %s, keeps it as typed and does not send it", async (_, form, answers, question) => {
  const calls = edge();
  await show(form);
  fill({ ...person, ...answers });
  expect(await screen.findByText(question)).toBeTruthy();
  const [[name, typed]] = Object.entries(answers) as [[string, string]];
  fireEvent.blur(control(name));
  expect(control(name).value).toBe(typed);
  await submit();
  expect(calls).toEqual([]);
});

it("shows placeholder and sign of the unit of a size, and reads a typed unit", async () => {
  await show(seller);
  const size = control("propertySize");
  const signs = () => [size.placeholder, size.nextElementSibling?.textContent];
  expect(signs()).toEqual(["e.g. 3", "BHK"]);
  choose("sizeType", "Sqft");
  expect(signs()).toEqual(["e.g. 1200", "sqft"]);
  expect(screen.queryByRole("group", { name: "Bedrooms" })).toBeNull();
  choose("sizeType", "BHK");
  type("propertySize", "1,250.5 sq");
  expect(size.value).toBe("1,250.5 sq");
  fireEvent.blur(size);
  expect(size.value).toBe("1250.5");
  expect(checked("sizeType")).toEqual(["Sqft"]);
});

describe("a size of land", () => {
  it("adds a unit with a tap, and replaces it with another tap", async () => {
    await show(buyer, { path: "/buy-plot" });
    expect(screen.queryByRole("button", { name: "gaj" })).toBeNull();
    type("size", "160");
    await screen.findByRole("button", { name: "gaj" });
    press("gaj");
    expect(control("size").value).toBe("160 gaj");
    expect(screen.getByRole("button", { name: "gaj" }).getAttribute("aria-pressed")).toBe("true");
    press("sq m");
    expect(screen.getByText("= 1,722.23 sqft")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "kanal" })).toBeNull();
    press("More units");
    press("kanal");
    expect(control("size").value).toBe("160 kanal");
    type("size", "40");
    press("times");
    type("size", `${control("size").value}60`);
    expect(screen.getByText("= 2,400 sqft")).toBeTruthy();
  });

  it("clears a bare number when its unit changes, and keeps a typed unit", async () => {
    await show(buyer, { path: "/buy-flat" });
    type("size", "3");
    choose("buyFor", "plot");
    expect(control("size").value).toBe("");
    type("size", "160 gaj");
    choose("buyFor", "flat");
    expect(control("size").value).toBe("160 gaj");
    type("size", "1200");
    choose("sizeType", "Sqft");
    choose("buyFor", "plot");
    expect(control("size").value).toBe("1200");
  });

  it("shows a typed size in square feet and sends the typed text", async () => {
    const calls = edge();
    await show(jv);
    type("totalArea", "2 acre");
    expect(await screen.findByText("= 87,120 sqft")).toBeTruthy();
    type("totalArea", "3 बीघा");
    expect(
      screen.getByText("A bigha is not the same in every state. How many gaj is it?"),
    ).toBeTruthy();
    fill({ ...person, location: "Meerut" });
    await submit();
    expect(calls[0]?.body["formData"]).toMatchObject({ totalArea: "3 बीघा" });
  });

  it("shows the only area of a longer text in square feet", async () => {
    await show(partner);
    choose("partnerType", "Landowner");
    type("landDetails", "6 acres near Karjat, 20 ft road");
    expect(await screen.findByText("= 2,61,360 sqft")).toBeTruthy();
  });
});

describe("an amount", () => {
  it("announces the amount in words once, when its field is left", async () => {
    await show(exchange);
    const note = (): Element => control(AMOUNT).closest(".field")!.querySelector("[role=status]")!;
    fireEvent.focus(control(AMOUNT));
    type(AMOUNT, "5000000");
    expect(note().getAttribute("aria-live")).toBe("off");
    const typed = note().firstElementChild;
    fireEvent.blur(control(AMOUNT));
    expect(note().getAttribute("aria-live")).toBeNull();
    expect(note().textContent).toBe("₹50 lakh");
    // A new element is announced.
    expect(note().firstElementChild).not.toBe(typed);
  });

  it("shows the amount in words while typing, and groups it on blur", async () => {
    await show(exchange);
    for (const [typed, words, grouped] of [
      ["15000000", "₹1.5 crore", "1,50,00,000"],
      ["50 lakh", "₹50 lakh", "50,00,000"],
      ["12,34,567.505", "₹12.35 lakh", "12,34,567.50"],
      ["५०००००", "₹5 lakh", "5,00,000"],
    ] as const) {
      fireEvent.focus(control(AMOUNT));
      type(AMOUNT, typed);
      expect(control(AMOUNT).value).toBe(typed);
      expect(screen.getByText(words)).toBeTruthy();
      fireEvent.blur(control(AMOUNT));
      expect(control(AMOUNT).value).toBe(grouped);
    }
  });

  it("adds lakh or crore with a tap, and shows digits after blur", async () => {
    await show(exchange);
    const amount = control(AMOUNT);
    const key = (name: string) => screen.queryByRole("button", { name });
    expect(key("crore")).toBeNull();
    fireEvent.focus(amount);
    type(AMOUNT, "1.2");
    fireEvent.click(await screen.findByRole("button", { name: "crore" }));
    expect(amount.value).toBe("1.2 crore");
    expect(key("crore")!.getAttribute("aria-pressed")).toBe("true");
    fireEvent.click(key("lakh")!);
    expect(screen.getByText("₹1.2 lakh")).toBeTruthy();
    fireEvent.click(key("crore")!);
    fireEvent.blur(amount);
    expect(amount.value).toBe("1,20,00,000");
    // A full amount needs no unit.
    expect(key("crore")).toBeNull();
  });

  it("asks about an unclear amount when the focus leaves its field and units", async () => {
    await show(exchange);
    const amount = control(AMOUNT);
    const question = () => screen.queryByText(/enter one figure, 50 or 60/);
    fireEvent.focus(amount);
    type(AMOUNT, "50-60");
    expect(question()).toBeNull();
    const lakh = await screen.findByRole("button", { name: "lakh" });
    // A tap keeps the focus in the field.
    expect(fireEvent.mouseDown(lakh)).toBe(false);
    fireEvent.blur(amount, { relatedTarget: lakh });
    expect(question()).toBeNull();
    fireEvent.blur(lakh, { relatedTarget: control("preferredExchangeLocation") });
    expect(question()).toBeTruthy();
  });

  it("offers thousands for a monthly amount", async () => {
    await show(tenant);
    type("expectedRent", "25");
    await screen.findByRole("button", { name: "thousand" });
    press("thousand");
    expect(screen.getByText("₹25 thousand")).toBeTruthy();
  });
});

it("keeps only the digits of a whole number after blur", async () => {
  await show(partner);
  choose("partnerType", "Broker");
  type("experience", "14 years");
  fireEvent.blur(control("experience"));
  expect(control("experience").value).toBe("14");
});
