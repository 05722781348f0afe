import { createFileRoute } from "@tanstack/react-router";
import { loadPage } from "../ui/page.tsx";

export const Route = createFileRoute("/high-value-properties")({
  loader: () =>
    loadPage("en", {
      page: import("../pages/high-value-properties/page.tsx"),
      content: import("../pages/high-value-properties/content.en.ts"),
    }),
});
