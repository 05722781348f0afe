import { createFileRoute } from "@tanstack/react-router";

/** The same page without its form; search engines are shown the one that has it. */
export const Route = createFileRoute("/portfolio-management-service")({
  loader: async () => [await import("../pages/portfolio-management-service/page.tsx")],
});
