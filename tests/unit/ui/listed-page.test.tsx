/** The component of a page is the default export of its module, whatever else stands beside it. */
import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { ListedPage, type PageModules } from "../../../src/ui/listed-page.tsx";
import type { AnyForm } from "../../../src/forms/define.ts";

const modules = (...all: object[]): PageModules => all as unknown as PageModules;

it("shows the default export, beside others that sort before it", () => {
  const page = { A_LIST: ["one"], Aside: () => <p>aside</p>, default: () => <p>the page</p> };
  render(<ListedPage path="/faq" modules={modules(page)} />);
  expect(screen.getByText("the page")).toBeTruthy();
  expect(screen.queryByText("aside")).toBeNull();
});

it("hands a form's page the form, its path and the default export of its instrument", () => {
  const form = { heading: "Loan" } as AnyForm;
  const page = {
    Above: () => null,
    default: (props: { form: AnyForm; path: string; Instrument: () => React.ReactNode }) => (
      <>
        <p>{props.form.heading + props.path}</p>
        <props.Instrument />
      </>
    ),
  };
  const instrument = { Another: () => <p>another</p>, default: () => <p>the instrument</p> };
  render(<ListedPage path="/loan" modules={modules(page, { form }, instrument)} />);
  expect(screen.getByText("Loan/loan")).toBeTruthy();
  expect(screen.getByText("the instrument")).toBeTruthy();
  expect(screen.queryByText("another")).toBeNull();
});

it("says what to do where a page has no default export", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const draw = () => render(<ListedPage path="/faq" modules={modules({ Faq: () => <p>the page</p> })} />);
  expect(draw).toThrow('The page at /faq has no component: its page.tsx needs an "export default function".');
});
