import { createFileRoute } from "@tanstack/react-router";
import { loadPage } from "../ui/page.tsx";

export const Route = createFileRoute("/financial-services")({
  loader: () =>
    loadPage("en", {
      page: import("../pages/financial-services/page.tsx"),
      content: import("../pages/financial-services/content.en.ts"),
    }),
});
