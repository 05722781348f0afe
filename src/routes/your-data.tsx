import { createFileRoute } from "@tanstack/react-router";
import { loadPage } from "../ui/page.tsx";

export const Route = createFileRoute("/your-data")({
  loader: () =>
    loadPage("en", {
      page: import("../pages/your-data/page.tsx"),
      content: import("../pages/your-data/content.en.ts"),
    }),
});
