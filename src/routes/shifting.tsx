import { createFileRoute } from "@tanstack/react-router";
import { Shifting } from "../pages/shifting/page.tsx";

export const Route = createFileRoute("/shifting")({ component: Shifting });
