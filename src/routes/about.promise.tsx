import { createFileRoute } from "@tanstack/react-router";
import { loadPage } from "../ui/page.tsx";

export const Route = createFileRoute("/about/promise")({
  loader: () =>
    loadPage("en", { page: import("../pages/promise/page.tsx"), content: import("../pages/promise/content.en.ts") }),
});
