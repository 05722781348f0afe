import { createFileRoute } from "@tanstack/react-router";
import { page } from "../../site/page-loader.tsx";

export const Route = createFileRoute("/{-$locale}/group-investment-service")(
  page("group-investment-service"),
);
