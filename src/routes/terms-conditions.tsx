import { createFileRoute } from "@tanstack/react-router";
import { loadPage } from "../ui/page.tsx";

export const Route = createFileRoute("/terms-conditions")({
  loader: () =>
    loadPage("en", {
      page: import("../pages/terms-conditions/page.tsx"),
      content: import("../pages/terms-conditions/content.en.ts"),
    }),
});
