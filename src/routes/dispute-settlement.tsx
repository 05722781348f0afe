import { createFileRoute } from "@tanstack/react-router";
import { loadPage } from "../ui/page.tsx";

export const Route = createFileRoute("/dispute-settlement")({
  loader: () =>
    loadPage("en", {
      page: import("../pages/dispute-settlement/page.tsx"),
      content: import("../pages/dispute-settlement/content.en.ts"),
    }),
});
