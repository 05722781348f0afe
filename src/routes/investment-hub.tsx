import { createFileRoute } from "@tanstack/react-router";
import { loadPage } from "../ui/page.tsx";

export const Route = createFileRoute("/investment-hub")({
  loader: () =>
    loadPage("en", {
      page: import("../pages/investment-hub/page.tsx"),
      content: import("../pages/investment-hub/content.en.ts"),
    }),
});
