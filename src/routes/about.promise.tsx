import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/about/promise")({
  loader: async () => [await import("../pages/promise/page.tsx")],
});
