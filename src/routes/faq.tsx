import { createFileRoute } from "@tanstack/react-router";
import { loadPage } from "../ui/page.tsx";

export const Route = createFileRoute("/faq")({
  loader: () =>
    loadPage("en", { page: import("../pages/faq/page.tsx"), content: import("../pages/faq/content.en.ts") }),
});
