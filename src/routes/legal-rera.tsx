import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/legal-rera")({
  loader: async () => [await import("../pages/legal-rera/page.tsx")],
});
