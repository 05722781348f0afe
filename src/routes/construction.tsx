import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/construction")({
  loader: async () => [await import("../pages/construction/page.tsx")],
});
