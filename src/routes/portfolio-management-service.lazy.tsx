import { createLazyFileRoute } from "@tanstack/react-router";
import { PortfolioManagementService } from "../pages/portfolio-management-service/page.tsx";

/** The same page without its form; search engines are shown the one that has it. */
export const Route = createLazyFileRoute("/portfolio-management-service")({
  component: PortfolioManagementService,
});
