import { createFileRoute } from "@tanstack/react-router";
import { loadPage } from "../ui/page.tsx";

export const Route = createFileRoute("/accessibility")({
  loader: () =>
    loadPage("en", {
      page: import("../pages/accessibility/page.tsx"),
      content: import("../pages/accessibility/content.en.ts"),
    }),
});
