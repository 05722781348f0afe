import { createFileRoute } from "@tanstack/react-router";
import { loadPage } from "../ui/page.tsx";

export const Route = createFileRoute("/shifting")({
  loader: () =>
    loadPage("en", { page: import("../pages/shifting/page.tsx"), content: import("../pages/shifting/content.en.ts") }),
});
