import { createFileRoute } from "@tanstack/react-router";
import { page } from "../../site/page-loader.tsx";

export const Route = createFileRoute("/{-$locale}/vaastu-intelligence")(
  page("vaastu-intelligence"),
);
