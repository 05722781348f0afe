import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/vaastu-intelligence")({
  loader: async () => [await import("../pages/vaastu-intelligence/page.tsx")],
});
