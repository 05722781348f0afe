import { createFileRoute } from "@tanstack/react-router";
import { page } from "../../site/page-loader.tsx";

/** The document that the edge serves for an unknown address. */
export const Route = createFileRoute("/{-$locale}/404")(page("not-found"));
