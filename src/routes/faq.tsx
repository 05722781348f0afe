import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/faq")({ loader: async () => [await import("../pages/faq/page.tsx")] });
