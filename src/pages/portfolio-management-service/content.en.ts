import { optimize, story } from "../portfolio-management/content.en.ts";
import { flat, left, percentOf } from "./flat.ts";
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

const yieldSheet = {
  sample: true,
  heading: {
    id: "yield",
    label: "A worked example",
    title: `A year of one flat: ${percentOf(flat.rent)} becomes ${percentOf(left)}`,
    lead: "The first flat of the sheet, worked out to its end. On paper the table has a third column, for a home of your own.",
  },
  value: { label: "What the flat is worth, ₹", amount: flat.value },
  rent: { label: "Rent, twelve months", amount: flat.rent },
  costs: [
    { label: "One month empty, between two tenants", amount: flat.costs.empty },
    { label: "Society maintenance", amount: flat.costs.maintenance },
    { label: "Property tax", amount: flat.costs.propertyTax },
    { label: "Repairs, put aside each year", amount: flat.costs.repairs },
    { label: "Insurance of the flat", amount: flat.costs.insurance },
    { label: "Our fee", amount: flat.costs.fee },
  ],
  columns: ["2 BHK, Wakad, Pune", "₹ a year", "Yours"],
  left: { label: "Left, before income tax and EMI", amount: left },
  yields: { label: "Yield, after costs", figure: percentOf(left) },
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
