import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/nri-corner")({
  loader: async () => [await import("../pages/nri-corner/page.tsx")],
});
