import { optimize } from "../portfolio-management/content.ts";
import type { PageDescription } from "../../content/page.ts";

export const page: PageDescription = {
  path: "/portfolio-management-service",
  canonical: "/portfolio-management",
  title: "Portfolio management service",
  description:
    "What AIPM’s portfolio managers do for owners of several properties: tracking, growth advice, documents and compliance, in confidence.",
  picture: "portfolio",
};

export const action = { label: "Request a portfolio review", href: "/portfolio-management" } as const;

export const closing = {
  as: "dusk",
  picture: "portfolio-wide",
  narrow: "portfolio",
  ...optimize,
  action,
} as const;
