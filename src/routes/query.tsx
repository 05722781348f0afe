import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/query")({ loader: async () => [await import("../pages/query/page.tsx")] });
