import { createFileRoute } from "@tanstack/react-router";
import { loadPage } from "../ui/page.tsx";

export const Route = createFileRoute("/nri-corner")({
  loader: () =>
    loadPage("en", {
      page: import("../pages/nri-corner/page.tsx"),
      content: import("../pages/nri-corner/content.en.ts"),
    }),
});
