/** Requirement F10. */
import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FormBoundary } from "../../../../src/ui/forms/form-boundary.tsx";

let broken = true;

function Fragile() {
  if (broken) throw new Error("broken");
  return <p>The form</p>;
}

beforeEach(() => {
  broken = true;
  vi.spyOn(console, "error").mockImplementation(() => {});
  render(
    <FormBoundary name="Loan Funding Form">
      <Fragile />
    </FormBoundary>,
  );
});
afterEach(() => {
  vi.restoreAllMocks();
});

it("says which form broke, and what can be done", () => {
  expect(screen.getByRole("heading", { name: "Loan Funding Form Error" })).toBeTruthy();
  expect(
    screen.getByText(
      "Sorry, something went wrong with the form. Please try again or contact support if the problem persists.",
    ),
  ).toBeTruthy();
});

it("loads the form again", () => {
  fireEvent.click(screen.getByRole("button", { name: "Reload Form" }));
  expect(screen.queryByText("The form")).toBeNull();
  broken = false;
  fireEvent.click(screen.getByRole("button", { name: "Reload Form" }));
  expect(screen.getByText("The form")).toBeTruthy();
});

it("goes back", () => {
  const back = vi.spyOn(history, "back").mockImplementation(() => {});
  fireEvent.click(screen.getByRole("button", { name: "Go Back" }));
  expect(back).toHaveBeenCalledOnce();
});
