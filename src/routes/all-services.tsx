import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/all-services")({
  loader: async () => [await import("../pages/all-services/page.tsx")],
});
