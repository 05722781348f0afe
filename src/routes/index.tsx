import { createFileRoute } from "@tanstack/react-router";
import { loadPage } from "../ui/page.tsx";

export const Route = createFileRoute("/")({
  loader: () =>
    loadPage("en", { page: import("../pages/home/page.tsx"), content: import("../pages/home/content.en.ts") }),
});
