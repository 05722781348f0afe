import { createFileRoute } from "@tanstack/react-router";
import { notFoundPage } from "../-page.tsx";

/** Every unknown address. */
export const Route = createFileRoute("/{-$locale}/$")(notFoundPage);
