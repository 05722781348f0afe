import { formLink } from "../../content/form-link.ts";
import { optimize, story } from "../portfolio-management/content.en.ts";
import type { PageDescription } from "../../content/page.ts";
import type { Translation } from "../../i18n/translation.ts";

const action = { label: "Request a portfolio review", href: "/portfolio-management" } as const;

const page: PageDescription = {
  path: "/portfolio-management-service",
  canonical: "/portfolio-management",
  title: "Portfolio management service",
  description:
    "What AIPM’s portfolio managers do for owners of several properties: tracking, growth advice, documents and compliance, in confidence.",
  picture: "portfolio",
  action,
};

const own = (numProperties: string): string => formLink(action.href, { numProperties });

const choices = {
  heading: {
    title: "How many properties do you own?",
    lead: "Choose one, and the form opens with it filled in.",
  },
  rows: [
    { title: "One", text: "That you don’t live in.", href: own("1") },
    { title: "Two or three", text: "A flat you let, your father’s plot, a shop.", href: own("3") },
    { title: "Four or more", text: "Each with its own papers, bank and tenant.", href: own("4+") },
  ],
};

const closing = {
  as: "letter",
  ...optimize,
  action,
} as const;

export const content = { choices, ...story, page, action, closing };

export type Content = Translation<typeof content>;
