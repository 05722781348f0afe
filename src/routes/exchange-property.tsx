import { createFileRoute } from "@tanstack/react-router";
import { loadPage } from "../ui/page.tsx";

export const Route = createFileRoute("/exchange-property")({
  loader: () =>
    loadPage("en", {
      page: import("../pages/exchange-property/page.tsx"),
      content: import("../pages/exchange-property/content.en.ts"),
    }),
});
