import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/investment-hub")({
  loader: async () => [await import("../pages/investment-hub/page.tsx")],
});
