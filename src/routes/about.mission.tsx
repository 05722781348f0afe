import { createFileRoute } from "@tanstack/react-router";
import { loadPage } from "../ui/page.tsx";

export const Route = createFileRoute("/about/mission")({
  loader: () =>
    loadPage("en", { page: import("../pages/mission/page.tsx"), content: import("../pages/mission/content.en.ts") }),
});
