import { createFileRoute } from "@tanstack/react-router";
import { loadPage } from "../ui/page.tsx";

export const Route = createFileRoute("/privacy-policy")({
  loader: () =>
    loadPage("en", {
      page: import("../pages/privacy-policy/page.tsx"),
      content: import("../pages/privacy-policy/content.en.ts"),
    }),
});
