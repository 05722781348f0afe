import { createFileRoute } from "@tanstack/react-router";
import { notFoundPage } from "../-page.tsx";

/** Every address at which nothing stands. */
export const Route = createFileRoute("/{-$locale}/$")(notFoundPage);
