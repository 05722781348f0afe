import { createFileRoute } from "@tanstack/react-router";
import { page } from "../-page.tsx";

export const Route = createFileRoute("/{-$locale}/vaastu-intelligence")(page("vaastu-intelligence"));
