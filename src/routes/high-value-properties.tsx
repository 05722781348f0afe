import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/high-value-properties")({
  loader: async () => [await import("../pages/high-value-properties/page.tsx")],
});
