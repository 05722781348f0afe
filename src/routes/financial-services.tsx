import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/financial-services")({
  loader: async () => [await import("../pages/financial-services/page.tsx")],
});
