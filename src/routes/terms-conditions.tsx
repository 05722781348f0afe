import { createFileRoute } from "@tanstack/react-router";
import { loadPage } from "../ui/page.tsx";

export const Route = createFileRoute("/terms-conditions")({
  loader: () => loadPage("en", { page: import("../pages/terms-conditions/page.tsx") }),
});
