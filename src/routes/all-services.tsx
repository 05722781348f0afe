import { createFileRoute } from "@tanstack/react-router";
import { loadPage } from "../ui/page.tsx";

export const Route = createFileRoute("/all-services")({
  loader: () =>
    loadPage("en", {
      page: import("../pages/all-services/page.tsx"),
      content: import("../pages/all-services/content.en.ts"),
    }),
});
