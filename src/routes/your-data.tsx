import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/your-data")({
  loader: async () => [await import("../pages/your-data/page.tsx")],
});
