/** The component of a page is the default export of its module, whatever else stands beside it. */
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { AnyForm } from "../../../src/forms/define.ts";
import { loadPage, LocatedPage } from "../../../src/ui/page.tsx";

type Parts = Parameters<typeof loadPage>[1];
const load = (parts: Record<string, object>) =>
  loadPage(
    "en",
    Object.fromEntries(
      Object.entries(parts).map(([name, module]) => [name, Promise.resolve(module)]),
    ) as unknown as Parts,
  );

it("shows the default export, beside others that sort before it", async () => {
  const page = await load({ page: { A_LIST: ["one"], Aside: () => <p>aside</p>, default: () => <p>the page</p> } });
  render(<LocatedPage path="/faq" page={page} />);
  expect(screen.getByText("the page")).toBeTruthy();
  expect(screen.queryByText("aside")).toBeNull();
});

it("hands a form's page the form, its path and the default export of its instrument", async () => {
  const module = {
    Above: () => null,
    default: (props: { form: AnyForm; path: string; Instrument: () => React.ReactNode }) => (
      <>
        <p>{props.form.heading + props.path}</p>
        <props.Instrument />
      </>
    ),
  };
  const instrument = { Another: () => <p>another</p>, default: () => <p>the instrument</p> };
  const page = await load({ page: module, form: { form: { heading: "Loan" } as AnyForm }, instrument });
  render(<LocatedPage path="/loan" page={page} />);
  expect(screen.getByText("Loan/loan")).toBeTruthy();
  expect(screen.getByText("the instrument")).toBeTruthy();
  expect(screen.queryByText("another")).toBeNull();
});

it("says what to do where a page has no default export", async () => {
  await expect(load({ page: { Faq: () => <p>the page</p> } })).rejects.toThrow(
    'A page has no component: its page.tsx needs an "export default function".',
  );
});
