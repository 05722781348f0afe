import { createFileRoute } from "@tanstack/react-router";
import { loadPage } from "../ui/page.tsx";

export const Route = createFileRoute("/buy-property")({
  loader: () =>
    loadPage("en", {
      page: import("../pages/buy-property/page.tsx"),
      content: import("../pages/buy-property/content.en.ts"),
    }),
});
