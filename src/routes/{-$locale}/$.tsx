import { createFileRoute } from "@tanstack/react-router";
import { notFoundPage } from "../-page.tsx";

/** Every address that is no page. */
export const Route = createFileRoute("/{-$locale}/$")(notFoundPage);
