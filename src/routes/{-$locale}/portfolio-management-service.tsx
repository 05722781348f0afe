import { createFileRoute } from "@tanstack/react-router";
import { page } from "../../site/page-loader.tsx";

export const Route = createFileRoute("/{-$locale}/portfolio-management-service")(
  page("portfolio-management-service"),
);
