/** Requirement P1. */
import { expect, it } from "vitest";
import { content } from "../../../src/pages/home/content.en.ts";
import { serviceLinks } from "../../../src/content/navigation.ts";

const { badges, chapters, doors, featured, proofs, questions, sampleBanks, sampleTestimonials } = content;
const services = chapters.flatMap((chapter) => chapter.services);

/** Their names: tests/built/spec/home.ts. */
it("holds as many of each as the home page must", () => {
  expect([featured, badges, services, questions, doors].map(({ length }) => length)).toEqual([3, 4, 12, 3, 5]);
  expect(new Set(sampleBanks).size).toBe(8);
  expect(sampleBanks).toHaveLength(8);
  expect(new Set(proofs.map(({ figure }) => figure)).size).toBe(3);
});

it("names every service of the menu once, by the menu's own name", () => {
  const cards = [...featured, ...services].map(({ title, link }) => ({ label: title, href: link }));
  const byHref = (a: { href: string }, b: { href: string }): number => a.href.localeCompare(b.href);
  expect(cards.toSorted(byHref)).toEqual([...serviceLinks].toSorted(byHref));
});

it("quotes twenty people, each in other words", () => {
  expect(sampleTestimonials).toHaveLength(20);
  expect(new Set(sampleTestimonials.map(({ quote }) => quote)).size).toBe(20);
  expect(new Set(sampleTestimonials.map(({ author }) => author)).size).toBe(20);
  for (const { quote, author, location } of sampleTestimonials) {
    expect(quote).toMatch(/^\S.{20,140}\.$/);
    expect(author).not.toBe("");
    expect(location).not.toBe("");
  }
});
