import { createFileRoute } from "@tanstack/react-router";
import { loadPage } from "../ui/page.tsx";

export const Route = createFileRoute("/about/team")({
  loader: () =>
    loadPage("en", { page: import("../pages/team/page.tsx"), content: import("../pages/team/content.en.ts") }),
});
