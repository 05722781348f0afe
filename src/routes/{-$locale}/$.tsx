import { createFileRoute } from "@tanstack/react-router";
import { notFoundPage } from "../../site/page-loader.tsx";

/** Every unknown address. */
export const Route = createFileRoute("/{-$locale}/$")(notFoundPage);
