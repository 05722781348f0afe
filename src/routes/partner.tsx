import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/partner")({ loader: async () => [await import("../pages/partner/page.tsx")] });
