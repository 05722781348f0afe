import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/terms-conditions")({
  loader: async () => [await import("../pages/terms-conditions/page.tsx")],
});
