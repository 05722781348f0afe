import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/privacy-policy")({
  loader: async () => [await import("../pages/privacy-policy/page.tsx")],
});
