import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/furniture-on-demand")({
  loader: async () => [await import("../pages/furniture-on-demand/page.tsx")],
});
