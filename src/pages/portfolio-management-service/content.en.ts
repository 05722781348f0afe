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

const closing = {
  as: "dusk",
  picture: "portfolio-wide",
  narrow: "portfolio",
  ...optimize,
  action,
} as const;

export const content = { ...story, page, action, closing };

export type Content = Translation<typeof content>;
