import { createFileRoute } from "@tanstack/react-router";
import { loadPage } from "../ui/page.tsx";

export const Route = createFileRoute("/rental-caretaking")({
  loader: () =>
    loadPage("en", {
      page: import("../pages/rental-caretaking/page.tsx"),
      content: import("../pages/rental-caretaking/content.en.ts"),
    }),
});
