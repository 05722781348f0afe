import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/shifting")({ loader: async () => [await import("../pages/shifting/page.tsx")] });
