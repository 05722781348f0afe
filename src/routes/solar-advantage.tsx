import { createFileRoute } from "@tanstack/react-router";
import { loadPage } from "../ui/page.tsx";

export const Route = createFileRoute("/solar-advantage")({
  loader: () =>
    loadPage("en", {
      page: import("../pages/solar-advantage/page.tsx"),
      content: import("../pages/solar-advantage/content.en.ts"),
    }),
});
