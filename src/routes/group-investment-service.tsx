import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/group-investment-service")({
  loader: async () => [await import("../pages/group-investment-service/page.tsx")],
});
