import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/accessibility")({
  loader: async () => [await import("../pages/accessibility/page.tsx")],
});
