/** Requirement P1. */
import { expect, it } from "vitest";
import { content } from "../../../src/pages/home/content.en.ts";
import { serviceLinks } from "../../../src/content/navigation.ts";

const { badges, chapters, doors, featured, proofs, questions, sampleBanks, sampleTestimonials } = content;
const services = chapters.flatMap((chapter) => chapter.services);

it("holds what the home page must hold, by name and number", () => {
  expect(featured.map(({ title }) => title)).toEqual(["Exchange Property", "NRI Corner", "AIPM Circle"]);
  expect(badges.map(({ title }) => title)).toEqual([
    "Private & Confidential",
    "All-in-One Service",
    "Expert Team",
    "Trusted Legacy",
  ]);
  expect(services).toHaveLength(12);
  expect(sampleBanks).toHaveLength(8);
  expect(new Set(sampleBanks).size).toBe(8);
  expect(questions.map(({ title }) => title)).toEqual(["General", "Exchange Property", "NRI Services"]);
  expect(doors.map(({ title }) => title)).toEqual([
    "Why Choose Us",
    "Our Mission",
    "Our Team",
    "Our Promise",
    "Partner With Us",
  ]);
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
