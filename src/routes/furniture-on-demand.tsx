import { createFileRoute } from "@tanstack/react-router";
import { loadPage } from "../ui/page.tsx";

export const Route = createFileRoute("/furniture-on-demand")({
  loader: () =>
    loadPage("en", {
      page: import("../pages/furniture-on-demand/page.tsx"),
      content: import("../pages/furniture-on-demand/content.en.ts"),
    }),
});
