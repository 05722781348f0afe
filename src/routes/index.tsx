import { createFileRoute } from "@tanstack/react-router";
import { Home } from "../pages/home/page.tsx";

export const Route = createFileRoute("/")({ component: Home });
