import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/")({ loader: async () => [await import("../pages/home/page.tsx")] });
