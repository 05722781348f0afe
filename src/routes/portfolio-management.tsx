import { createFileRoute } from "@tanstack/react-router";
import { loadPage } from "../ui/page.tsx";

export const Route = createFileRoute("/portfolio-management")({
  loader: () =>
    loadPage("en", {
      page: import("../pages/portfolio-management/page.tsx"),
      content: import("../pages/portfolio-management/content.en.ts"),
    }),
});
