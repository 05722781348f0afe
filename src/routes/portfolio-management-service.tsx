import { createFileRoute } from "@tanstack/react-router";
import { loadPage } from "../ui/page.tsx";

/** The same page without its form; search engines are shown the one that has it. */
export const Route = createFileRoute("/portfolio-management-service")({
  loader: () =>
    loadPage("en", {
      page: import("../pages/portfolio-management-service/page.tsx"),
      content: import("../pages/portfolio-management-service/content.en.ts"),
    }),
});
