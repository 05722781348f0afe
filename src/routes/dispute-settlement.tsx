import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/dispute-settlement")({
  loader: async () => [await import("../pages/dispute-settlement/page.tsx")],
});
