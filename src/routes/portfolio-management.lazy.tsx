import { createLazyFileRoute } from "@tanstack/react-router";
import { PortfolioManagement } from "../pages/portfolio-management/page.tsx";

export const Route = createLazyFileRoute("/portfolio-management")({
  component: PortfolioManagement,
});
