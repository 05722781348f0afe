import { createFileRoute } from "@tanstack/react-router";
import { page } from "../-page.tsx";

export const Route = createFileRoute("/{-$locale}/buy-property")(page("buy-property"));
