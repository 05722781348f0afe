import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/exchange-property")({
  loader: async () => [await import("../pages/exchange-property/page.tsx")],
});
