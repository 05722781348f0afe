import { createFileRoute } from "@tanstack/react-router";
import { loadPage } from "../ui/page.tsx";

export const Route = createFileRoute("/about/")({
  loader: () =>
    loadPage("en", { page: import("../pages/about/page.tsx"), content: import("../pages/about/content.en.ts") }),
});
