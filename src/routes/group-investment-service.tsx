import { createFileRoute } from "@tanstack/react-router";
import { loadPage } from "../ui/page.tsx";

export const Route = createFileRoute("/group-investment-service")({
  loader: () =>
    loadPage("en", {
      page: import("../pages/group-investment-service/page.tsx"),
      content: import("../pages/group-investment-service/content.en.ts"),
    }),
});
