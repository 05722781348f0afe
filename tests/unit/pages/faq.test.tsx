import { fireEvent, render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { content } from "../../../src/pages/faq/content.en.ts";
import { content as hindi } from "../../../src/pages/faq/content.hi.ts";
import { matching } from "../../../src/pages/faq/matching.ts";
import FaqPage from "../../../src/pages/faq/page.tsx";

const { faqGroups } = content;
const listItems = (groups: typeof faqGroups, text: string) =>
  matching(groups, text).groups.flatMap(({ items }) => items);
const count = (text: string): number => listItems(faqGroups, text).length;
const all = faqGroups.flatMap(({ items }) => items).length;

it("finds questions by all words or their beginnings, in any case and apostrophe", () => {
  const found = listItems(faqGroups, "RENT late");
  expect(found.map(({ question }) => question)).toContain("What happens when the rent is late?");
  expect(count("builder's")).toBe(count("builder’s"));
  expect(count("builder's")).toBeGreaterThan(0);
  expect(count("zeppelin")).toBe(0);
  expect(count("remind")).toBeGreaterThan(0);
  // In the middle of a word.
  expect(count("inder")).toBe(0);
});

it("finds Hindi words typed without dots", () => {
  const groups = [{ ...faqGroups[0]!, items: [{ question: "घर ख़रीदना", answer: "पढ़ें" }] }];
  for (const typed of ["ख़रीदना", "खरीदना", "पढें", "प\u095dें"])
    expect(listItems(groups, typed)).toHaveLength(1);
  expect(listItems(groups, "बेचना")).toHaveLength(0);
});

it.each([
  [faqGroups, "brokerage", "What brokerage do you charge?"],
  [faqGroups, "stamp duty", "Who pays stamp duty, and how much is it?"],
  [faqGroups, "tds", "Is there GST or TDS when I buy?"],
  [hindi.faqGroups, "ब्रोकरेज", "आपकी ब्रोकरेज कितनी है?"],
  [hindi.faqGroups, "टोकन", "टोकन या डिपॉज़िट किसके पास रहता है?"],
] as const)("finds question %#", (groups, text, question) => {
  expect(listItems(groups, text).map((item) => item.question)).toContain(question);
});

const search = (value: string): void =>
  void fireEvent.input(screen.getByRole("searchbox", { name: "Search the answers" }), {
    target: { value },
  });
const listDetails = (): HTMLDetailsElement[] => [...document.querySelectorAll("details")];

it("opens up to five answers and marks the words that match", () => {
  render(<FaqPage content={content} />);
  search("brokerage stamp");
  search("gst");
  expect(listDetails().length).toBeGreaterThan(0);
  expect(listDetails().length).toBeLessThanOrEqual(5);
  expect(listDetails().every(({ open }) => open)).toBe(true);
  expect([...document.querySelectorAll("mark")].map(({ textContent }) => textContent)).toContain(
    "GST",
  );
  search("the");
  expect(listDetails().length).toBeGreaterThan(5);
  expect(listDetails().some(({ open }) => open)).toBe(false);
  search("");
  expect(document.querySelector("mark")).toBeNull();
  expect(listDetails().some(({ open }) => open)).toBe(false);
});

// e2e/folds.spec.ts opens all answers.
it("counts the answers that match, and leads to the query page when no answer matches", () => {
  render(<FaqPage content={content} />);
  expect(screen.getByRole("status").textContent).toBe(`${all} answers`);
  search("rent is late");
  expect(listDetails()).toHaveLength(count("rent is late"));
  expect(screen.getByRole("status").textContent).toMatch(
    new RegExp(`^${listDetails().length} answers?$`),
  );
  search("zeppelin");
  expect(screen.getByRole("link", { name: "ask us" }).getAttribute("href")).toBe("/query");
});

it("links only to groups that still have answers", () => {
  render(<FaqPage content={content} />);
  const name = "Groups of questions";
  const links = (): (string | null)[] =>
    within(screen.getByRole("navigation", { name }))
      .getAllByRole("link")
      .map((link) => link.getAttribute("href"));
  expect(links()).toEqual(faqGroups.map(({ id }) => `#${id}`));
  search("rent is late");
  expect(links()).toEqual([...document.querySelectorAll("section[id]")].map(({ id }) => `#${id}`));
  expect(links().length).toBeLessThan(faqGroups.length);
  search("zeppelin");
  expect(screen.queryByRole("navigation", { name })).toBeNull();
});
