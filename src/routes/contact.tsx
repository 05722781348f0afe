import { createFileRoute } from "@tanstack/react-router";
import { loadPage } from "../ui/page.tsx";

export const Route = createFileRoute("/contact")({
  loader: () =>
    loadPage("en", { page: import("../pages/contact/page.tsx"), content: import("../pages/contact/content.en.ts") }),
});
