import { createFileRoute } from "@tanstack/react-router";
import { loadPage } from "../ui/page.tsx";

export const Route = createFileRoute("/query")({
  loader: () =>
    loadPage("en", { page: import("../pages/query/page.tsx"), content: import("../pages/query/content.en.ts") }),
});
