import { createFileRoute } from "@tanstack/react-router";
import { page } from "../-page.tsx";

/** What the edge serves at an address at which nothing stands. */
export const Route = createFileRoute("/{-$locale}/404")(page("not-found"));
