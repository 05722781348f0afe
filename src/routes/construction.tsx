import { createFileRoute } from "@tanstack/react-router";
import { loadPage } from "../ui/page.tsx";

export const Route = createFileRoute("/construction")({
  loader: () =>
    loadPage("en", {
      page: import("../pages/construction/page.tsx"),
      content: import("../pages/construction/content.en.ts"),
    }),
});
