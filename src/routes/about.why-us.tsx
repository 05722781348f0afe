import { createFileRoute } from "@tanstack/react-router";
import { loadPage } from "../ui/page.tsx";

export const Route = createFileRoute("/about/why-us")({
  loader: () =>
    loadPage("en", { page: import("../pages/why-us/page.tsx"), content: import("../pages/why-us/content.en.ts") }),
});
