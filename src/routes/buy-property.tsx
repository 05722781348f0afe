import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/buy-property")({
  loader: async () => [await import("../pages/buy-property/page.tsx")],
});
