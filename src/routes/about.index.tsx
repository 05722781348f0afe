import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/about/")({ loader: async () => [await import("../pages/about/page.tsx")] });
