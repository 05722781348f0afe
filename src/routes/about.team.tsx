import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/about/team")({ loader: async () => [await import("../pages/team/page.tsx")] });
