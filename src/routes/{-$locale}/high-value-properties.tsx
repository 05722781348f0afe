import { createFileRoute } from "@tanstack/react-router";
import { page } from "../../site/page-loader.tsx";

export const Route = createFileRoute("/{-$locale}/high-value-properties")(
  page("high-value-properties"),
);
