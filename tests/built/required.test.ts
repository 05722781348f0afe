/**
 * What is required of pages, word for word, stands on them. What is required of forms stands in tests/contracts; a translation
 * is held to its English page there.
 */
import { expect, it } from "vitest";
import { flat, idsAt, linksAt, wordsAt } from "./documents.ts";
import { spec as company } from "./spec/company.ts";
import { spec as home } from "./spec/home.ts";
import { spec as property } from "./spec/property.ts";
import { spec as services } from "./spec/services.ts";

const specs = Object.entries({ ...company, ...home, ...property, ...services });

it.each(specs)("%s says what is required of it", (at, { strings, links = [], anchors = [] }) => {
  const words = wordsAt(at).toLowerCase();
  expect(strings.filter((text) => !words.includes(flat(text).toLowerCase()))).toEqual([]);
  const leads = (to: string): boolean => linksAt(at).some((link) => link === to || link.startsWith(`${to}?`));
  expect(links.filter((link) => !leads(link))).toEqual([]);
  expect(anchors.filter((id) => !idsAt(at).includes(id))).toEqual([]);
});
