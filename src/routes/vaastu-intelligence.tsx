import { createFileRoute } from "@tanstack/react-router";
import { loadPage } from "../ui/page.tsx";

export const Route = createFileRoute("/vaastu-intelligence")({
  loader: () =>
    loadPage("en", {
      page: import("../pages/vaastu-intelligence/page.tsx"),
      content: import("../pages/vaastu-intelligence/content.en.ts"),
    }),
});
