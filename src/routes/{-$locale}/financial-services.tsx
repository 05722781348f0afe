import { createFileRoute } from "@tanstack/react-router";
import { page } from "../-page.tsx";

export const Route = createFileRoute("/{-$locale}/financial-services")(page("financial-services"));
