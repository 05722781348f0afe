import { createFileRoute } from "@tanstack/react-router";
import { page } from "../-page.tsx";

export const Route = createFileRoute("/{-$locale}/your-data")(page("your-data", "data-request"));
