import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/rental-caretaking")({
  loader: async () => [await import("../pages/rental-caretaking/page.tsx")],
});
