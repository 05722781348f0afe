import { createFileRoute } from "@tanstack/react-router";
import { loadPage } from "../ui/page.tsx";

export const Route = createFileRoute("/legal-rera")({
  loader: () =>
    loadPage("en", {
      page: import("../pages/legal-rera/page.tsx"),
      content: import("../pages/legal-rera/content.en.ts"),
    }),
});
