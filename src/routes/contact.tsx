import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/contact")({ loader: async () => [await import("../pages/contact/page.tsx")] });
