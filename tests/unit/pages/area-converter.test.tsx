import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { content } from "../../../src/pages/area-converter/content.en.ts";
import { content as hindi } from "../../../src/pages/area-converter/content.hi.ts";
import { areaIn, LAND_UNITS } from "../../../src/forms/reading/land.ts";
import AreaConverterPage from "../../../src/pages/area-converter/page.tsx";

const enter = (value: string): void =>
  void fireEvent.input(screen.getByLabelText("Size"), { target: { value } });
const output = () => document.querySelector("output")!.textContent;

it("converts a size as the visitor types, in the selected or the typed unit", () => {
  render(<AreaConverterPage content={content} />);
  expect(output()).toContain("1,440 sqft");
  expect(output()).toContain("133.78sq m");
  enter("2");
  fireEvent.input(screen.getByLabelText("Unit"), { target: { value: "acre" } });
  expect(output()).toContain("87,120 sqft");
  enter("2 kanal 5 marla");
  expect(output()).toContain("12,251.25 sqft");
});

it("explains why it converts no bigha, range, zero or area larger than India", () => {
  render(<AreaConverterPage content={content} />);
  enter("5 bigha");
  expect(output()).toBe("A bigha is not the same in every state. How many gaj is it?");
  enter("५ बीघा");
  expect(output()).toBe("A bigha is not the same in every state. How many gaj is it?");
  for (const unclear of ["100-200", "large", ""]) {
    enter(unclear);
    expect(output(), unclear).toBe(content.calculator.unclear);
  }
  for (const beyond of ["0", "-5 acres", "900000000 acres"]) {
    enter(beyond);
    expect(output(), beyond).toBe(content.calculator.beyond);
  }
  enter("328000000 hectares");
  expect(output()).toContain("sqft");
});

it("lists each unit under a name that the forms can read, in both languages", () => {
  render(<AreaConverterPage content={content} />);
  const table = screen.getByRole("table", { name: content.table.caption });
  expect([...table.querySelectorAll("tbody th")].map((element) => element.textContent)).toEqual(
    LAND_UNITS.map(({ name }) => `1 ${name}`),
  );
  for (const { name, sqft } of LAND_UNITS) {
    const expected = [Math.round(5 * sqft * 100) / 100];
    expect(areaIn(`5 ${content.units[name]}`)?.sqft).toEqual(expected);
    expect(areaIn(`5 ${hindi.units[name]}`)?.sqft).toEqual(expected);
  }
});
