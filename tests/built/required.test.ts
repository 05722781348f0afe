/**
 * Pages contain their required texts word for word. tests/contracts covers forms and translations.
 */
import { expect, it } from "vitest";
import { each } from "../support/spellings.ts";
import { attributes, documentAt, flat, idsAt, linksAt, wordsAt } from "./documents.ts";
import { spec as company } from "./spec/company.ts";
import { spec as home } from "./spec/home.ts";
import { spec as property } from "./spec/property.ts";
import { spec as services } from "./spec/services.ts";

const specs = Object.entries({ ...company, ...home, ...property, ...services });

it.each(specs)("%s has its required texts", (path, { strings, links = [], anchors = [] }) => {
  const words = wordsAt(path).toLowerCase();
  expect(strings.filter((text) => !words.includes(flat(text).toLowerCase()))).toEqual([]);
  const leads = (to: string): boolean =>
    linksAt(path).some((link) => link === to || link.startsWith(`${to}?`));
  expect(links.filter((link) => !leads(link))).toEqual([]);
  expect(anchors.filter((id) => !idsAt(path).includes(id))).toEqual([]);
});

/** A browser opens one `<details>` of a name at a time. home.spec.ts tries it. */
it.each(
  each(`/ | /exchange-property | /nri-corner | /construction | /legal-rera | /financial-services | /dispute-settlement
    /vaastu-intelligence | /solar-advantage | /furniture-on-demand | /group-investment-service`),
)("%s opens one folded text at a time", (path) => {
  const names = attributes(documentAt(path), "main details.fold", "name");
  expect(names.length).toBeGreaterThan(3);
  expect(names).not.toContain("");
});
