import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/about/mission")({
  loader: async () => [await import("../pages/mission/page.tsx")],
});
