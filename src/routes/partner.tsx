import { createFileRoute } from "@tanstack/react-router";
import { loadPage } from "../ui/page.tsx";

export const Route = createFileRoute("/partner")({
  loader: () =>
    loadPage("en", { page: import("../pages/partner/page.tsx"), content: import("../pages/partner/content.en.ts") }),
});
