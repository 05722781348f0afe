import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/portfolio-management")({
  loader: async () => [await import("../pages/portfolio-management/page.tsx")],
});
