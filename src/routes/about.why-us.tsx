import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/about/why-us")({
  loader: async () => [await import("../pages/why-us/page.tsx")],
});
