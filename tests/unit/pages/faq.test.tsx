/** Requirement P8. */
import { fireEvent, render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { content } from "../../../src/pages/faq/content.en.ts";
import { matching } from "../../../src/pages/faq/matching.ts";
import FaqPage from "../../../src/pages/faq/page.tsx";

const { faqGroups } = content;
const count = (text: string): number => matching(faqGroups, text).flatMap(({ items }) => items).length;
const all = faqGroups.flatMap(({ items }) => items).length;

it("shows every answer until something is typed", () => {
  expect(count("")).toBe(all);
  expect(count("   ")).toBe(all);
});

it("finds by all words, in any case, with either apostrophe", () => {
  const [group] = matching(faqGroups, "RENT late");
  expect(group!.items.map(({ question }) => question)).toContain("What happens when the rent is late?");
  expect(count("builder's")).toBe(count("builder’s"));
  expect(count("builder's")).toBeGreaterThan(0);
  expect(count("zeppelin")).toBe(0);
});

it("finds Hindi with and without the dots that few people type", () => {
  const groups = [{ ...faqGroups[0]!, items: [{ question: "घर ख़रीदना", answer: "पढ़ें" }] }];
  for (const typed of ["ख़रीदना", "खरीदना", "पढें", "प\u095dें"]) expect(matching(groups, typed)).toHaveLength(1);
  expect(matching(groups, "बेचना")).toHaveLength(0);
});

it("filters while one types, says how many, and opens all that it shows", () => {
  const { container } = render(<FaqPage content={content} />);
  const search = screen.getByRole("searchbox", { name: "Search the answers" });
  expect(screen.getByRole("status").textContent).toBe(`${all} answers`);
  fireEvent.input(search, { target: { value: "rent is late" } });
  const shown = container.querySelectorAll("details");
  expect(screen.getByRole("status").textContent).toMatch(new RegExp(`^${shown.length} answers?$`));
  expect(shown.length).toBe(count("rent is late"));
  fireEvent.click(screen.getByRole("button", { name: "Open all" }));
  expect([...shown].every((one) => one.open)).toBe(true);
  fireEvent.input(search, { target: { value: "zeppelin" } });
  expect(screen.getByRole("link", { name: "ask us" }).getAttribute("href")).toBe("/query");
});

it("leads to the groups that it shows, and to none that a search has taken away", () => {
  const { container } = render(<FaqPage content={content} />);
  const search = screen.getByRole("searchbox", { name: "Search the answers" });
  const leads = (): string[] =>
    within(screen.getByRole("navigation", { name: "Groups of questions" }))
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")!);
  expect(leads()).toEqual(faqGroups.map(({ id }) => `#${id}`));
  fireEvent.input(search, { target: { value: "rent is late" } });
  expect(leads()).toEqual([...container.querySelectorAll("section[id]")].map(({ id }) => `#${id}`));
  expect(leads().length).toBeLessThan(faqGroups.length);
  fireEvent.input(search, { target: { value: "zeppelin" } });
  expect(screen.queryByRole("navigation", { name: "Groups of questions" })).toBeNull();
});
