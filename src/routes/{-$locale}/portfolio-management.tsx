import { createFileRoute } from "@tanstack/react-router";
import { page } from "../-page.tsx";

export const Route = createFileRoute("/{-$locale}/portfolio-management")(
  page("portfolio-management", "portfolio-management"),
);
