import { createFileRoute } from "@tanstack/react-router";
import { PortfolioManagement } from "../pages/portfolio-management/page.tsx";

/** The one form with a page of its own: what it is for stands above it. */
export const Route = createFileRoute("/portfolio-management")({
  component: PortfolioManagement,
  staticData: { eager: true },
});
