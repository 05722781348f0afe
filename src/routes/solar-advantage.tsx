import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/solar-advantage")({
  loader: async () => [await import("../pages/solar-advantage/page.tsx")],
});
