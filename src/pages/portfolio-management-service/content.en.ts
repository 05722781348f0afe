import { optimize, story } from "../portfolio-management/content.en.ts";
import type { PageDescription } from "../../content/page.ts";
import type { Translation } from "../../i18n/translation.ts";

const page: PageDescription = {
  path: "/portfolio-management-service",
  canonical: "/portfolio-management",
  title: "Portfolio management service",
  description:
    "What AIPM’s portfolio managers do for owners of several properties: tracking, growth advice, documents and compliance, in confidence.",
  picture: "portfolio",
};

const action = { label: "Request a portfolio review", href: "/portfolio-management" } as const;

/** The first flat of the sheet, worked out to its end. What follows from its figures is worked out from them. */
const example = {
  value: 78_00_000,
  rent: 2_64_000,
  costs: [
    { label: "One month empty, between two tenants", amount: 22_000 },
    { label: "Society maintenance", amount: 36_000 },
    { label: "Property tax", amount: 9_500 },
    { label: "Repairs, put aside each year", amount: 12_000 },
    { label: "Insurance of the flat", amount: 2_500 },
    { label: "Our fee", amount: 6_000 },
  ],
};

const yieldOf = (left: number): string => `${((left / example.value) * 100).toFixed(1)}%`;
const left = example.costs.reduce((rest, { amount }) => rest - amount, example.rent);

const yieldSheet = {
  sample: true,
  heading: {
    id: "yield",
    label: "A worked example",
    title: `A year of one flat: ${yieldOf(example.rent)} becomes ${yieldOf(left)}`,
    lead: "The first flat of the sheet, worked out to its end. On paper the table has a third column, for a home of your own.",
  },
  example,
  columns: ["2 BHK, Wakad, Pune", "₹ a year", "Yours"],
  rent: "Rent, twelve months",
  left: { label: "Left, before income tax and EMI", amount: left },
  value: "What the flat is worth, ₹",
  yields: { label: "Yield, after costs", figure: yieldOf(left) },
  signs: {
    title: "What speaks for which",
    rows: [
      { term: "Keep", detail: "What is left pays the EMI, and the building needs no large repair." },
      { term: "Let on new terms", detail: "Three flats in the same building bring more rent than yours." },
      { term: "Improve", detail: "One repair brings back its cost in three years of higher rent." },
      {
        term: "Sell or exchange",
        detail: "What is left and the rise in price, over five years, come to less than a bank deposit pays.",
      },
    ],
  },
  print: "Print the table",
} as const;

const closing = {
  as: "dusk",
  picture: "portfolio-wide",
  narrow: "portfolio",
  ...optimize,
  action,
} as const;

export const content = { ...story, page, action, yieldSheet, closing };

export type Content = Translation<typeof content>;
